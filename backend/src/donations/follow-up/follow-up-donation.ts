import { namesThere } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { subscribe } from "../../forms/mailing-list/subscribe.ts";
import type { Donation } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { unknownCards } from "../charge/cards-in-vault.ts";
import { settleEcard } from "../ecards/gift-ecard.ts";
import { followUpInstalment } from "../monthly/follow-up-instalment.ts";
import { mailCardNotChanged } from "../monthly/mails/mail-monthly-card.ts";
import { takeNewCard } from "../monthly/take-new-card.ts";
import { donationKind, keepsCard } from "../record/donation-kind.ts";
import { isUnsettled } from "../record/donation-states.ts";
import { findDonation } from "../record/donation-store.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import { type AfterApprovalStep, afterApproval } from "./after-approval.ts";
import { mailNotClear } from "./mails/mail-not-clear.ts";

async function createOnce(payload: Payload, collection: "monthly-gifts" | "cards-to-mail", data: object) {
  const at = new Date().toISOString();
  try {
    await payload.db.create({ collection, data: { createdAt: at, updatedAt: at, ...data } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/**
 * What a change of a donation's state brings with it. It may run more than once, also at the same time: each part happens
 * once. `done` is told of the steps of receipt and mails.
 */
export async function followUpDonation(
  payload: Payload,
  donationId: Donation["id"],
  done?: (step: AfterApprovalStep) => void,
): Promise<void> {
  const donation = await findDonation(payload, { id: { equals: donationId } });
  if (donation?.followUp !== "due") return;
  switch (donation.state) {
    case "approved":
      if (donationKind(donation) === "instalment") await followUpMonth(payload, donation);
      else if (donationKind(donation) === "card-change") await takeNewCard(payload, donation);
      else await followUpApproval(payload, donation, done);
      break;
    case "refunded":
      // Given back before anything followed: the month is paid all the same, and the gift goes on with the next.
      if (donationKind(donation) === "instalment") await followUpMonth(payload, donation);
      break;
    case "unknown":
    case "held":
      payload.logger.warn({
        msg: "The outcome of a donation is not clear",
        orderId: donation.orderId,
        state: donation.state,
      });
      await mailNotClear(payload, donation);
      break;
    case "declined":
    case "not-charged":
      if (donationKind(donation) === "instalment") await followUpMonth(payload, donation);
      else if (donationKind(donation) === "card-change") await mailCardNotChanged(payload, donation);
      else {
        const { mailNotCharged } = await import("../charge/mails/not-charged-mail.ts");
        await mailNotCharged(payload, donation);
      }
  }
  if (keepsCard(donation) && !isUnsettled(donation.state) && unknownCards(donation) > 0) {
    const { mailCardInVault } = await import("../charge/mails/card-in-vault-mail.ts");
    await mailCardInVault(payload, donation);
  }
  // A donation that has moved on meanwhile may be due for something else.
  await payload.db.updateOne({
    collection: "donations",
    where: {
      and: [
        { id: { equals: donation.id } },
        { followUp: { equals: "due" } },
        { revision: { equals: donation.revision } },
      ],
    },
    data: { followUp: "done" },
    options: { atomic: true },
  });
}

/** What the charge of a month brings with it; the first one lets the e-card of the gift go out. */
async function followUpMonth(payload: Payload, instalment: Donation) {
  await followUpInstalment(payload, instalment);
  const [gift] = await giftsWhere(payload, { id: { equals: relatedId(instalment.monthlyGift) } });
  if (gift) await settleEcard(payload, { orderId: gift.orderId, donationType: "monthly" });
}

async function followUpApproval(
  payload: Payload,
  donation: Donation,
  done?: (step: AfterApprovalStep) => void,
) {
  if (donationKind(donation) === "monthly-sign-up") {
    await createOnce(payload, "monthly-gifts", {
      orderId: donation.orderId,
      signUp: donation.id,
      state: "active",
      amountCents: donation.amountCents,
      donationArea: donation.donationArea,
      organization: donation.donor?.organization,
      firstName: donation.donor?.firstName,
      lastName: donation.donor?.lastName,
      email: donation.donor?.email,
      dataKey: donation.gateway?.dataKey,
      issuerId: donation.gateway?.issuerId,
      firstBillingDay: donation.firstBillingDay,
      nextBillingDay: donation.firstBillingDay,
      createdAt: donation.approvedAt,
    });
  }
  const { tribute, tributeCard } = donation;
  if (tributeCard?.kind === "letter") {
    await createOnce(payload, "cards-to-mail", {
      orderId: donation.orderId,
      donation: donation.id,
      recipientName: tribute?.recipientName,
      city: tribute?.city,
      mailed: false,
    });
  }
  try {
    await afterApproval(payload, String(donation.id), done);
  } finally {
    // Also while the receipt waits, which may be for days.
    await askForNews(payload, donation);
  }
}

/** Asks a donor who ticked "news" to confirm the address: once, however often the follow-up runs. */
async function askForNews(payload: Payload, { donor, createdAt }: Donation) {
  if (!donor?.mailingList || !donor.email) return;
  const wish = {
    email: donor.email,
    ...namesThere(donor),
    language: "en",
    source: "donation form",
  } as const;
  await subscribe(payload, wish, new Date(createdAt));
}
