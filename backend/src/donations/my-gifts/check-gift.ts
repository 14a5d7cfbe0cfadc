import type { GiftAnswer } from "@pcf/contract/donation/my-gifts";
import { plainFormat } from "@pcf/contract/plain-text";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { donationKind, isCharged } from "../record/donation-kind.ts";
import type { DonationStateName } from "../record/donation-states.ts";
import { cameByHand } from "../record/gift-methods.ts";
import { giftOfAddress } from "./gifts-of-address.ts";

const answers: Record<DonationStateName, GiftAnswer> = {
  sending: "being-checked",
  unknown: "being-checked",
  held: "being-checked",
  approved: "charged",
  refunded: "refunded",
  declined: "not-charged",
  "not-charged": "not-charged",
};

const setUpAnswers: Record<MonthlyGift["state"], GiftAnswer> = {
  active: "set-up",
  failing: "set-up",
  paused: "set-up-paused",
  stopped: "set-up-stopped",
};

async function answerOf(payload: Payload, gift: Donation): Promise<GiftAnswer> {
  if (gift.returnedByBank) return "returned-by-bank";
  // What finance took back had been entered wrongly: no such gift came.
  if (cameByHand(gift)) return gift.state === "approved" ? "received" : "not-found";
  if (gift.state !== "approved" || isCharged(gift)) return answers[gift.state];
  const monthly: MonthlyGift | null = await payload.db.findOne({
    collection: "monthly-gifts",
    where: { orderId: { equals: gift.orderId } },
  });
  return setUpAnswers[monthly?.state ?? "active"];
}

/** A reference as it was meant: typed small, or with letters for the digits that they look like, which it never has. */
export const normalizedReference = (typed: string): string =>
  plainFormat(typed).toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1");

/** What became of a gift, for anybody who knows its reference and its address. A wrong pair is answered like an unknown one. */
export async function checkGift(
  payload: Payload,
  { reference, email }: { reference: string; email: string },
): Promise<GiftAnswer> {
  const gift = await giftOfAddress(payload, { reference: normalizedReference(reference), address: email });
  return gift && donationKind(gift) !== "card-change" ? answerOf(payload, gift) : "not-found";
}
