import { formatAmount } from "@pcf/contract/donation/amount";
import { plainLine } from "@pcf/contract/plain-text";
import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { notAllowed, staffWhoMay } from "../../access/staff.ts";
import { recordStaffAction } from "../../audit/record-action.ts";
import { isLocalDate } from "../../fields/local-date.ts";
import { idInPath, sentByStaff } from "../../platform/admin/sent-by-staff.ts";
import { typedAmount, typedReason } from "../../platform/admin/typed-by-staff.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { answer } from "../record/answer.ts";
import { closeDeposit, keepBankSum, NotChanged, reopenDeposit } from "./close-deposit.ts";
import { depositWords } from "./deposit-words.ts";

/** `POST /api/deposits/:id/NAME`: what finance do about a deposit. Answers `{ message }`, what has changed. */
const acting = <Body>(
  name: string,
  schema: z.ZodType<Body>,
  act: (req: PayloadRequest, id: number, body: Body) => Promise<string>,
): Omit<Endpoint, "root"> => ({
  path: `/:id/${name}`,
  method: "post",
  handler: async (req) => {
    if (!staffWhoMay("gift-enter")({ req })) throw notAllowed(req);
    const id = idInPath(req);
    if (!id) throw new APIError("There is no such deposit", 404);
    const body = await sentByStaff(req, schema);
    const message = await act(req, id, body).catch((error: unknown) => {
      throw error instanceof NotChanged ? new APIError(error.message, 409) : error;
    });
    return answer({ message });
  },
});

const bank = z.object({ amount: typedAmount(0) });
const line = (label: string) => z.string().overwrite(plainLine).max(100, `${label}: at most 100 characters.`);

export const depositEndpoints = [
  acting("bank", bank, async ({ payload }, id, { amount }) => {
    await keepBankSum(payload, { id, bankCents: amount, now: new Date() });
    return `Kept: the bank says ${formatAmount(amount)}.`;
  }),
  acting("close", bank, async (req, id, { amount }) => {
    await closeDeposit(req, { id, bankCents: amount, now: new Date() });
    return "Closed. The receipts of its gifts are made out now.";
  }),
  acting("reopen", z.object({ reason: typedReason }), async (req, id, { reason }) => {
    await reopenDeposit(req, { id, reason, now: new Date() });
    return "Open again.";
  }),
  acting(
    "facts",
    z.object({
      day: z.string().refine(isLocalDate, "Day: fill it in."),
      reference: line("The bank’s reference"),
      note: line("Note"),
    }),
    async (req, id, { day, reference, note }) => {
      const changed = { day, reference: reference || null, note: note || null };
      const open = { id: { equals: id }, state: { equals: "open" } };
      await recordStaffAction(req, {
        action: "deposit-changed",
        on: { collection: "deposits", id },
        label: depositWords(id),
      });
      if (!(await updateIf(req.payload, "deposits", open, changed)))
        throw new NotChanged("This deposit is closed. Open it again first.");
      return "Saved.";
    },
  ),
];
