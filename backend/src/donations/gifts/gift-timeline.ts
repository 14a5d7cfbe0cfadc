import { formatAmount } from "@pcf/contract/donation/amount";
import { mailStates } from "../../mail/mail.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import type { GiftFacts } from "./gift-facts.ts";
import { historyCopy, historyRows } from "./history-rows.ts";

/** One thing that happened to a gift. `path` leads to its record, below the admin's own address. */
export type Event = { at: string; what: string; who: string; words: string; path?: string };

const copy = {
  system: historyCopy.system,
  refund: (order: string, what: string) => `Refund ${order}: ${what}`,
  issued: (number: string, amount: string) => `Receipt ${number} of ${amount} issued`,
  closed: { replaced: "replaced", cancelled: "cancelled", issued: "" },
  receipt: (number: string, what: string) => `Receipt ${number} ${what}`,
  mail: (kind: string, state: string) => `Mail “${kind}”: ${state}`,
} as const;

type Words = { mailKinds: ReadonlyMap<string, string>; logActions: ReadonlyMap<string, string> };

/** Everything that happened to a gift, oldest first: what gateway, system and staff did, receipts, refunds and mails. */
export function giftTimeline(facts: GiftFacts, { mailKinds, logActions }: Words): Event[] {
  const { gift, receipts, refunds, mails, lines, staffNames } = facts;
  const nameOf = (id: string) => staffNames.get(id);
  // Staff close a receipt by their address, the system by a word of its own or the number of a refund.
  const closer = (by: string) => (by.includes("@") ? (nameOf(by) ?? historyCopy.staff(by)) : copy.system);
  const events: Event[] = [
    ...historyRows(gift.history, nameOf),
    ...refunds.flatMap(({ id, orderId, history }) =>
      historyRows(history, nameOf).map((row) => ({
        ...row,
        what: copy.refund(orderId, row.what),
        path: `/collections/refunds/${id}`,
      })),
    ),
    ...receipts.flatMap(({ id, serial, amountCents, createdAt, state, closedAt, closedBy, reason }) => {
      const number = serialText(serial);
      const path = `/collections/receipts/${id}`;
      const issued = { at: createdAt, what: copy.issued(number, formatAmount(amountCents)) };
      return [
        { ...issued, who: copy.system, words: "", path },
        ...(closedAt
          ? [
              {
                at: closedAt,
                what: copy.receipt(number, copy.closed[state]),
                who: closer(closedBy ?? ""),
                words: reason ?? "",
                path,
              },
            ]
          : []),
      ];
    }),
    ...mails.map(({ id, kind, state, createdAt, sentAt, lastError, askedBy }) => ({
      at: sentAt ?? createdAt,
      what: copy.mail(
        mailKinds.get(kind) ?? kind,
        mailStates.find(({ value }) => value === state)?.label.toLowerCase() ?? state,
      ),
      who: askedBy || copy.system,
      words: state === "sent" ? "" : (lastError ?? ""),
      path: `/collections/outbox/${id}`,
    })),
    ...lines
      // That a receipt was replaced or cancelled stands in the receipt.
      .filter(({ action }) => action !== "receipt-replaced" && action !== "receipt-cancelled")
      .map(({ at, action, staffName, detail }) => ({
        at,
        what: logActions.get(action) ?? action,
        who: staffName,
        words: detail ?? "",
      })),
  ];
  return events.toSorted((first, second) => first.at.localeCompare(second.at));
}
