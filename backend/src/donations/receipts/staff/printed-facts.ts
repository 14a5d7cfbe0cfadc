import { formatAmount } from "@pcf/contract/donation/amount";
import { giftDayWords } from "@pcf/contract/donation/receipt";
import * as z from "zod/mini";
import { type Fact, factsAsStored } from "../../../platform/admin/fact.ts";
import { shownDay } from "../../../platform/admin/shown-moment.ts";
import { charityLines, copy as printed, signatureLine } from "../pdf/receipt-copy.ts";
import { type ReceiptFacts, receiptFactsSchema } from "../receipt-facts.ts";
import { copy } from "./receipt-admin-copy.ts";

const lines = (facts: ReceiptFacts): [label: string, value: string][] => [
  [copy.replaces, facts.replaces ?? ""],
  [printed.donor, [facts.donor.name, ...facts.donor.address].join("\n")],
  [printed.giftDay, facts.yearly ? giftDayWords(facts) : shownDay(facts.giftDay)],
  [printed.issueDay, shownDay(facts.issueDay)],
  [printed.place, facts.placeOfIssue],
  ...(facts.inKind ? [[printed.inKind, printed.inKindWords(facts.inKind)] as [string, string]] : []),
  [facts.inKind ? printed.marketValue : printed.amount, formatAmount(facts.amountCents)],
  [
    printed.advantage,
    facts.advantageCents === 0
      ? facts.advantageDescription
      : `${formatAmount(facts.advantageCents)} (${facts.advantageDescription})`,
  ],
  [printed.eligible, formatAmount(facts.eligibleCents)],
  [printed.reference, facts.referenceNumber ?? ""],
  [copy.charity, [facts.charity.name, charityLines(facts.charity)].join("\n")],
  [facts.signatory.image ? printed.signature : printed.signatureByName, signatureLine(facts.signatory)],
  [copy.authority, [facts.authority.name, facts.authority.url].join("\n")],
  [copy.statement, facts.statement],
];

/** What is printed on a receipt, in the words of the receipt. Facts of another shape are shown as they are stored. */
export function printedFacts(stored: unknown): Fact[] {
  const facts = z.safeParse(receiptFactsSchema, stored);
  if (!facts.success) return factsAsStored(stored, copy.unreadable);
  return lines(facts.data).map(([label, value]) => ({ label, value }));
}
