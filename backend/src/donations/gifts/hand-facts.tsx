import { formatAmount } from "@pcf/contract/donation/amount";
import type { ReactNode } from "react";
import type { Donation } from "../../payload-types.ts";
import { shownDay, shownMoment } from "../../platform/admin/shown-moment.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { formerReceiptWords } from "../record/former-system.ts";
import { cameByHand, methodWords, wasMovedIn } from "../record/gift-methods.ts";
import { returnedWords } from "./gift-words.ts";

const copy = {
  noneThere: "It came over from the former system without a receipt’s number. None is issued for it here.",
} as const;

type Asked = { admin: string; seesDeposit: boolean };

/** What is known of a gift that did not come by card, as its page tells it; of one by card nothing. */
export function handFacts(gift: Donation, { admin, seesDeposit }: Asked): [string, ReactNode][] {
  if (!cameByHand(gift)) return [];
  const { entered, formerSystem, method } = gift;
  const deposit = relatedId(gift.deposit);
  const link = deposit !== null && seesDeposit && <a href={`${admin}/deposits/${deposit}`}>{deposit}</a>;
  return [
    ["How it came", methodWords[method]],
    [method === "cheque" ? "Number of the cheque" : "The bank’s reference", entered?.reference],
    ["What was given", entered?.description],
    ["Valued on", entered?.valuedOn ? shownDay(entered.valuedOn) : ""],
    ["Appraiser", entered?.appraiser],
    [
      "Advantage",
      entered?.advantageCents
        ? `${formatAmount(entered.advantageCents)}, ${entered.advantageDescription}`
        : "",
    ],
    ["Deposit", link || deposit],
    [returnedWords, gift.returnedByBank ? shownDay(gift.returnedByBank) : ""],
    ["How it came there", formerSystem?.method],
    ["Number there", formerSystem?.number],
    ["Came with", formerSystem?.source],
  ];
}

/** When the receipt of a gift that finance entered is made out, as long as that is to come; of one that came over, its receipt there. */
export function receiptToCome(gift: Donation): string | undefined {
  if (wasMovedIn(gift)) return formerReceiptWords(gift) ?? copy.noneThere;
  if (!cameByHand(gift) || gift.state !== "approved") return undefined;
  if (gift.followUp === "none") return "Its receipt is made out when its deposit agrees with the bank.";
  if (gift.followUp !== "due" || !gift.followUpAt) return undefined;
  return `Its receipt is made out on ${shownMoment(gift.followUpAt)}, or a minute or two after that.`;
}
