import { nameAsSender } from "@pcf/contract/donation/donor-name";
import { ecardOccasion, ecardSender } from "@pcf/contract/donation/ecards";
import type { Payload } from "payload";
import { atOnce, enqueueMail } from "../../mail/enqueue-mail.ts";
import type { Donation, MonthlyGift, Outbox } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { donationKind } from "../record/donation-kind.ts";
import { chargeOnItsWay } from "../record/gifts-where.ts";
import { refusalUrl, refusesEcards } from "./refusals.ts";

/** What staff read of a card that is held back or stopped. */
export const ecardWords = {
  held: "Waits for the first charge of the monthly gift. It goes out by itself after that.",
  refused: "Not sent: the person at this address has asked us for no more e-cards.",
  giftStopped: "Not sent: the monthly gift was stopped before its first charge.",
  byStaff: (name: string) => `Stopped by ${name}.`,
} as const;

const ecardKey = ({ orderId }: Pick<Donation, "orderId">): string => `ecard:${orderId}`;

/** The e-card of a gift as it stands in the outbox; `null` while none is written. */
export const ecardOf = (payload: Payload, gift: Pick<Donation, "orderId">): Promise<Outbox | null> =>
  payload.db.findOne<Outbox>({ collection: "outbox", where: { key: { equals: ecardKey(gift) } } });

/** What a card is for its donor: it waits for the first charge, will never go out, or is on its way or gone. */
export type EcardStatus = "waits" | "not-sent" | "goes";

/** The same for the card of a gift; `null` while it has none in the outbox. */
export async function ecardStatus(
  payload: Payload,
  gift: Pick<Donation, "orderId">,
): Promise<EcardStatus | null> {
  const card = await ecardOf(payload, gift);
  if (!card) return null;
  return card.state === "held" ? "waits" : card.state === "stopped" ? "not-sent" : "goes";
}

/** The single gift, or the sign-up to a monthly one, that a card goes with. */
type CardOf = Pick<Donation, "orderId" | "donationType">;

/** Whether the gift of a card has brought money, still may, or never will. */
async function paid(payload: Payload, donation: CardOf): Promise<"yes" | "not-yet" | "never"> {
  if (donationKind(donation) === "single") return "yes";
  const gift = await payload.db.findOne<MonthlyGift>({
    collection: "monthly-gifts",
    where: { orderId: { equals: donation.orderId } },
  });
  if (!gift) return "not-yet";
  const charged = {
    ...{ monthlyGift: { equals: gift.id }, donationType: { equals: "instalment" } },
    state: { equals: "approved" },
  };
  // A charge that was with the bank as the gift was stopped may still go through. It is asked after before the approved are
  // counted: what is approved meanwhile is seen by the one or the other.
  const onItsWay = await chargeOnItsWay(payload, gift);
  if ((await payload.count({ collection: "donations", where: charged })).totalDocs > 0) return "yes";
  return gift.state === "stopped" && !onItsWay ? "never" : "not-yet";
}

/**
 * Lets the e-card of a single gift, or of the sign-up to a monthly one, go out once there is money, or stops it when there
 * will be none or its recipient wants none. It may be called whenever something may have changed, and by several at once.
 */
export async function settleEcard(payload: Payload, donation: CardOf): Promise<void> {
  const card = await ecardOf(payload, donation);
  if (card?.state !== "held") return;
  const change = async (data: Partial<Outbox>) => {
    await updateIf(payload, "outbox", { id: { equals: card.id }, state: { equals: "held" } }, data);
  };
  const money = await paid(payload, donation);
  if (money === "never") return change({ state: "stopped", lastError: ecardWords.giftStopped });
  if (money === "not-yet") return;
  if (await refusesEcards(payload, card.to))
    return change({ state: "stopped", lastError: ecardWords.refused });
  await change(atOnce());
}

/**
 * Writes the e-card that goes with a gift, once, and lets it go out if there is money. That of a monthly gift waits for the
 * first charge: to sign up costs nothing, and would be a free way to send words to anybody.
 */
export async function mailEcard(payload: Payload, donation: Donation): Promise<void> {
  const { donor, tribute, tributeCard: card } = donation;
  if (card?.kind !== "ecard" || !card.email || !tribute?.kind) return;
  const { ecardMail } = await import("./ecard-mail.ts");
  const giver = nameAsSender(donor ?? {});
  const mail = await ecardMail({
    image: card.image ?? 0,
    subject: card.subject ?? "",
    message: card.message ?? "",
    monthly: donationKind(donation) === "monthly-sign-up",
    tributeKind: tribute.kind,
    honouree: [tribute.title ?? "", tribute.firstName ?? "", tribute.lastName ?? ""],
    senderName: ecardSender({
      onCard: tribute.nameOnCard ?? "",
      onBehalfOf: tribute.sentBehalf ?? "",
      donor: giver,
    }),
    donor: giver,
    occasion: ecardOccasion(tribute.occasion ?? "", tribute.occasionOther ?? ""),
    refusalUrl: refusalUrl(card.email),
  });
  await enqueueMail(payload, {
    ...mail,
    key: ecardKey(donation),
    kind: "ecard",
    to: card.email,
    heldFor: ecardWords.held,
    about: { collection: "donations", id: String(donation.id) },
  });
  await settleEcard(payload, donation);
}
