import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { staffWho } from "../../access/staff.ts";
import type { OfficeList } from "../../office/lists/office-list.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { isOpen, refundStates } from "../record/donation-states.ts";
import { findRefunds } from "./find-refunds.ts";
import { refundStateWords } from "./gateway-words.ts";
import { type RefundRow, readRefunds } from "./refund-row.ts";

const dueDayOf = ({ receipts }: RefundRow): string =>
  receipts.flatMap(({ reportDueDay }) => reportDueDay ?? []).toSorted()[0] ?? "";
const isReported = ({ receipts }: RefundRow): boolean =>
  receipts.every((receipt) => receipt.reportDueDay === null || receipt.isReported);

/** Money that went back, or is to: the newest first. */
export const refundsList: OfficeList<RefundRow> = {
  path: "/money/refunds",
  isFor: staffWho("read", "refunds"),
  name: "refunds",
  exported: "refunds-exported",
  searchHint: "Name, email, amount, order number, receipt number or the gateway’s reference",
  empty: "No refund fits this.",
  firstSort: { key: "day", descending: true },
  filters: [
    { key: "from", label: "From", isDay: true },
    { key: "to", label: "To", isDay: true },
    {
      key: "state",
      label: "State",
      choices: () =>
        Promise.resolve([
          { value: "open", label: "Under way or not clear" },
          ...refundStates.map((value) => ({ value, label: refundStateWords[value] })),
        ]),
    },
    {
      key: "report",
      label: "Report to the CRA",
      choices: () =>
        Promise.resolve([
          { value: "due", label: "Still to be reported" },
          { value: "done", label: "Reported" },
          { value: "none", label: "Not to be reported" },
        ]),
    },
  ],
  columns: [
    {
      key: "day",
      label: "Date",
      text: ({ day }) => longDay(day),
      isDay: true,
      inFile: ({ day }) => day,
      isSortable: true,
    },
    {
      key: "gift",
      label: "Gift",
      text: ({ donorName, giftOrderId }) => donorName || giftOrderId,
      path: ({ giftId }) => `/gifts/${giftId}`,
    },
    {
      key: "amount",
      label: "Amount",
      text: ({ cents }) => formatAmount(cents),
      inFile: ({ cents }) => cents / 100,
      isNumber: true,
      isSortable: true,
    },
    {
      key: "of",
      label: "Of a gift of",
      text: ({ giftCents }) => formatAmount(giftCents),
      inFile: ({ giftCents }) => giftCents / 100,
      isNumber: true,
    },
    {
      key: "state",
      label: "State",
      text: ({ state }) => refundStateWords[state],
      path: ({ id }) => `/collections/refunds/${id}`,
      tone: ({ state }) => {
        if (state === "given-back") return "good";
        return isOpen({ state }) ? "waits" : "off";
      },
    },
    {
      key: "receipts",
      label: "Receipts cancelled",
      text: ({ receipts }) => receipts.map(({ serial }) => serialText(serial)).join(", "),
    },
    {
      key: "report",
      label: "Report to the CRA by",
      text: (row) => {
        const due = dueDayOf(row);
        return due && `${longDay(due)}${isReported(row) ? ", reported" : ""}`;
      },
      isDay: true,
      inFile: dueDayOf,
      tone: (row) => {
        if (dueDayOf(row) === "") return undefined;
        return isReported(row) ? "good" : "waits";
      },
    },
    {
      key: "how",
      label: "How",
      text: ({ isCorrection }) => (isCorrection ? "Taken off the same day’s batch" : "Given back later"),
      isExtra: true,
    },
    { key: "area", label: "For", text: ({ area }) => area, isExtra: true },
    { key: "order", label: "Refund number", text: ({ orderId }) => orderId, isExtra: true },
    { key: "giftOrder", label: "Gift’s order number", text: ({ giftOrderId }) => giftOrderId, isExtra: true },
    { key: "reference", label: "Gateway’s reference", text: ({ reference }) => reference, isExtra: true },
  ],
  find: findRefunds,
  read: readRefunds,
};
