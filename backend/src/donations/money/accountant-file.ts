import { APIError, type Endpoint, type Payload } from "payload";
import { z } from "zod";
import { notAllowed, staffWhoMay } from "../../access/staff.ts";
import { recordStaffAction } from "../../audit/record-action.ts";
import { byteOrderMark, csvLine } from "../../office/lists/csv.ts";
import { csvFile } from "../../office/lists/csv-file.ts";
import { kindWords } from "../gifts/gift-words.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { methodWords } from "../record/gift-methods.ts";
import { type Movement, movementsOf } from "./movements.ts";
import { fiscalYear, fiscalYearStart, type Period } from "./period.ts";

const movementWords: Record<Movement["kind"], string> = {
  gift: "Gift",
  refund: "Refund",
  correction: "Correction",
  returned: "Returned by the bank",
};

const headings = [
  "Day",
  "Movement",
  "Amount",
  "Fee",
  "Area",
  "Cost centre",
  "Fiscal year",
  "Kind",
  "Receipt number",
  "Order number",
  "Gateway’s reference",
  "Province",
  "How it came",
  "Cheque number or bank’s reference",
] as const;

/** The cost centre of an area under its present name and the one that it had first: a gift keeps the name it was given under. */
async function costCentres(payload: Payload): Promise<Map<string, string>> {
  const { areas } = await payload.findGlobal({ slug: "givingChoices", depth: 0 });
  return new Map(
    (areas ?? []).flatMap(({ name, value, costCentre }) =>
      costCentre ? [[value, costCentre] as const, [name, costCentre] as const] : [],
    ),
  );
}

/** So many lines are handed on at once. */
const linesAtOnce = 200;

/**
 * The file for the accountant: a line a movement, days in ISO 8601, amounts with two decimals and without a sign of money. The
 * fee is empty, since the gateway tells none.
 */
export async function* accountantLines(
  payload: Payload,
  range: Pick<Period, "from" | "to">,
): AsyncGenerator<string> {
  const centres = await costCentres(payload);
  const firstMonth = await fiscalYearStart(payload);
  let lines = byteOrderMark + csvLine(headings);
  let count = 0;
  for await (const movement of movementsOf(payload, range)) {
    const { kind, day, cents, area, isInstalment, receipt, orderId, reference, province } = movement;
    const { method, handReference } = movement;
    lines += csvLine([
      day,
      movementWords[kind],
      { cents },
      "",
      area,
      centres.get(area) ?? "",
      fiscalYear(day, firstMonth).label,
      isInstalment ? kindWords.instalment : kindWords.single,
      receipt === null ? "" : serialText(receipt),
      orderId,
      reference,
      province,
      methodWords[method],
      handReference,
    ]);
    count += 1;
    if (count % linesAtOnce === 0) {
      yield lines;
      lines = "";
    }
  }
  yield lines;
}

const asked = z.object({ from: z.iso.date(), to: z.iso.date() });

/** `GET /api/money/accountant?from=…&to=…`: that file. That it was taken away is written down. */
export const accountantEndpoint: Endpoint = {
  path: "/money/accountant",
  method: "get",
  handler: async (req) => {
    if (!staffWhoMay("money-accountant")({ req })) throw notAllowed(req);
    const params = new URL(req.url ?? "", "http://backend.invalid").searchParams;
    const period = asked.safeParse(Object.fromEntries(params));
    if (!period.success) throw new APIError("Say from which day to which, as 2026-11-01", 400);
    const { from, to } = period.data;
    await recordStaffAction(req, { action: "movements-exported", label: `${from} to ${to}` });
    return csvFile(`movements-${from}-to-${to}.csv`, accountantLines(req.payload, { from, to }));
  },
};
