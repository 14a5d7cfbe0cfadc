import { min } from "@payloadcms/db-sqlite/drizzle";
import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { staffWho } from "../../access/staff.ts";
import type { Choice, OfficeList } from "../../office/lists/office-list.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { findReceipts } from "./find-receipts.ts";
import { bankDay } from "./period.ts";
import { type ReceiptRow, readReceipts, receiptStateWords } from "./receipt-row.ts";

const otherNumber = (serial: number | null): string => (serial === null ? "" : serialText(serial));

/** The years that there are receipts of, the newest first. */
async function yearsOfReceipts(payload: Payload): Promise<Choice[]> {
  const receipts = tableOf(payload, "receipts");
  const [first] = await payload.db.drizzle.select({ day: min(receipts.giftDay) }).from(receipts);
  const now = Number(bankDay(new Date()).slice(0, 4));
  const since = Number(String(first?.day ?? now).slice(0, 4));
  return Array.from({ length: now - since + 1 }, (_, back) => String(now - back)).map((year) => ({
    value: year,
    label: year,
  }));
}

/** Every official receipt, those that are in force no longer too: no number is missing. */
export const receiptsList: OfficeList<ReceiptRow> = {
  path: "/receipts",
  isFor: staffWho("read", "receipts"),
  name: "receipts",
  exported: "receipts-exported",
  searchHint: "Receipt number, name, email, amount or order number of the gift",
  empty: "No receipt fits this.",
  firstSort: { key: "number", descending: true },
  filters: [
    { key: "year", label: "Year of the gift", choices: yearsOfReceipts },
    {
      key: "state",
      label: "State",
      choices: () =>
        Promise.resolve(Object.entries(receiptStateWords).map(([value, label]) => ({ value, label }))),
    },
    { key: "from", label: "Issued from", isDay: true },
    { key: "to", label: "Issued to", isDay: true },
  ],
  columns: [
    {
      key: "number",
      label: "Number",
      text: ({ serial }) => serialText(serial),
      path: ({ id }) => `/collections/receipts/${id}`,
      isSortable: true,
    },
    {
      key: "state",
      label: "State",
      text: ({ state }) => receiptStateWords[state],
      tone: ({ state }) => (state === "issued" ? "good" : "off"),
    },
    { key: "donor", label: "Donor", text: ({ donorName }) => donorName },
    {
      key: "given",
      label: "Given",
      text: ({ giftDay }) => longDay(giftDay),
      isDay: true,
      inFile: ({ giftDay }) => giftDay,
      path: ({ giftId }) => (giftId === null ? undefined : `/gifts/${giftId}`),
      isSortable: true,
    },
    {
      key: "issued",
      label: "Issued",
      text: ({ issueDay }) => longDay(issueDay),
      isDay: true,
      inFile: ({ issueDay }) => issueDay,
      isSortable: true,
    },
    {
      key: "amount",
      label: "Amount",
      text: ({ amountCents }) => formatAmount(amountCents),
      inFile: ({ amountCents }) => amountCents / 100,
      isNumber: true,
    },
    {
      key: "eligible",
      label: "Eligible amount",
      text: ({ eligibleCents }) => formatAmount(eligibleCents),
      inFile: ({ eligibleCents }) => eligibleCents / 100,
      isNumber: true,
    },
    { key: "replaces", label: "Replaces", text: ({ replaces }) => otherNumber(replaces), isExtra: true },
    {
      key: "replacedBy",
      label: "Replaced by",
      text: ({ replacedBy }) => otherNumber(replacedBy),
      isExtra: true,
    },
    {
      key: "of",
      label: "Of",
      text: ({ isYearly }) => (isYearly ? "A year’s monthly gifts" : "One gift"),
      isExtra: true,
    },
    { key: "reason", label: "Why not in force", text: ({ reason }) => reason, isExtra: true },
    { key: "order", label: "Gift’s order number", text: ({ giftOrderId }) => giftOrderId, isExtra: true },
    {
      key: "report",
      label: "Report to the CRA by",
      text: ({ reportDueDay }) => (reportDueDay ? longDay(reportDueDay) : ""),
      isDay: true,
      inFile: ({ reportDueDay }) => reportDueDay ?? "",
      isExtra: true,
    },
  ],
  find: findReceipts,
  read: readReceipts,
};
