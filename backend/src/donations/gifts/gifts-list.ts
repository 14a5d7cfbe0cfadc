import { formatAmount } from "@pcf/contract/donation/amount";
import { staffWho } from "../../access/staff.ts";
import type { OfficeList } from "../../office/lists/office-list.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { methodWords } from "../record/gift-methods.ts";
import { readGivingChoices } from "../record/giving-choices.ts";
import { findGifts } from "./find-gifts.ts";
import { type GiftRow, readGifts } from "./gift-row.ts";
import {
  dayOfGift,
  giftStateWords,
  kindWords,
  returnedWords,
  stateWords,
  toneOfState,
  whenWords,
} from "./gift-words.ts";

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const yesNo = (yes: string, no: string) => () =>
  Promise.resolve([
    { value: "yes", label: yes },
    { value: "no", label: no },
  ]);

/** Every try to give, the newest first. */
export const giftsList: OfficeList<GiftRow> = {
  path: "/gifts",
  isFor: staffWho("read", "donations"),
  name: "gifts",
  exported: "gifts-exported",
  searchHint: "Name, email, amount, number of order, receipt or cheque, or the gateway’s reference",
  empty: "No gift fits this.",
  firstSort: { key: "date", descending: true },
  filters: [
    { key: "from", label: "From", isDay: true },
    { key: "to", label: "To", isDay: true },
    {
      key: "area",
      label: "For",
      choices: async (payload) =>
        (await readGivingChoices(payload)).areas.map(({ name }) => ({ value: name, label: name })),
    },
    {
      key: "kind",
      label: "Kind",
      choices: () =>
        Promise.resolve(
          choicesOf({
            single: kindWords.single,
            monthly: kindWords["monthly-sign-up"],
            instalment: kindWords.instalment,
            "card-change": kindWords["card-change"],
          }),
        ),
    },
    {
      key: "how",
      label: "How it came",
      choices: () => Promise.resolve(choicesOf(methodWords)),
    },
    {
      key: "state",
      label: "State",
      choices: () => Promise.resolve([...choicesOf(stateWords), { value: "returned", label: returnedWords }]),
    },
    { key: "receipt", label: "Receipt", choices: yesNo("With a receipt", "Without a receipt") },
    { key: "tribute", label: "Tribute", choices: yesNo("For somebody", "For nobody in particular") },
  ],
  columns: [
    {
      key: "date",
      label: "Date",
      text: whenWords,
      isDay: true,
      inFile: dayOfGift,
      isSortable: true,
    },
    {
      key: "donor",
      label: "Donor",
      text: ({ donorName, email }) => donorName || email,
      path: ({ id }) => `/gifts/${id}`,
    },
    {
      key: "amount",
      label: "Amount",
      text: ({ amountCents }) => formatAmount(amountCents),
      inFile: ({ amountCents }) => amountCents / 100,
      isNumber: true,
      isSortable: true,
    },
    { key: "for", label: "For", text: ({ area }) => area },
    { key: "kind", label: "Kind", text: ({ kind }) => kindWords[kind] },
    {
      key: "state",
      label: "State",
      text: (gift) =>
        gift.state === "approved" && gift.refundedCents > 0
          ? `${stateWords.approved}, ${formatAmount(gift.refundedCents)} given back`
          : giftStateWords(gift),
      tone: ({ state }) => toneOfState[state],
    },
    {
      key: "receipt",
      label: "Receipt",
      text: ({ serial, formerReceipt }) => {
        if (serial !== null) return serialText(serial);
        return formerReceipt && `${formerReceipt} (former system)`;
      },
    },
    { key: "how", label: "How it came", text: ({ method }) => methodWords[method], isExtra: true },
    { key: "tribute", label: "Tribute", text: ({ tribute }) => tribute, isExtra: true },
    { key: "email", label: "Email", text: ({ email }) => email, isExtra: true },
    {
      key: "place",
      label: "Place",
      text: ({ city, province }) => [city, province].filter(Boolean).join(", "),
      isExtra: true,
    },
    { key: "order", label: "Order number", text: ({ orderId }) => orderId, isExtra: true },
    { key: "reference", label: "Gateway’s reference", text: ({ reference }) => reference, isExtra: true },
    {
      key: "cheque",
      label: "Cheque number or bank’s reference",
      text: ({ handReference }) => handReference,
      isExtra: true,
    },
  ],
  find: findGifts,
  read: readGifts,
};
