import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { namesThere } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { subscribe } from "../../forms/mailing-list/subscribe.ts";
import type { Donation } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { unknownCards } from "../charge/cards-in-vault.ts";
import { mailEcard, settleEcard } from "../ecards/gift-ecard.ts";
import { followUpInstalment } from "../monthly/follow-up-instalment.ts";
import { takeNewCard } from "../monthly/take-new-card.ts";
import { spellingProblem } from "../receipts/facts-from-donation.ts";
import { issueReceipt } from "../receipts/issue/issue-receipt.ts";
import { mailReceipt } from "../receipts/mails/mail-receipt.ts";
import { charityCanPrint } from "../receipts/pdf/receipt-fonts.ts";
import { receiptPdf } from "../receipts/pdf/receipt-pdf.ts";
import { receiptSettings } from "../receipts/receipt-settings.ts";
import { donationKind, keepsCard } from "../record/donation-kind.ts";
import { isUnsettled } from "../record/donation-states.ts";
import { findDonation } from "../record/donation-store.ts";
import { cameByHand } from "../record/gift-methods.ts";
import { keptCents } from "../record/gift-moment.ts";
import { giftsWhere } from "../record/gifts-where.ts";

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
    case "held": {
      payload.logger.warn({
        msg: "The outcome of a donation is not clear",
        orderId: donation.orderId,
        state: donation.state,
      });
      const { mailNotClear } = await import("./mails/not-clear-mail.ts");
      await mailNotClear(payload, donation);
      break;
    }
    case "declined":
    case "not-charged":
      if (donationKind(donation) === "instalment") await followUpMonth(payload, donation);
      else if (donationKind(donation) === "card-change") {
        const { mailCardNotChanged } = await import("../monthly/mails/monthly-card-mail.ts");
        await mailCardNotChanged(payload, donation);
      } else {
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
      donationAreaInMails: donation.donationAreaInMails,
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

async function createOnce(payload: Payload, collection: "monthly-gifts" | "cards-to-mail", data: object) {
  const at = new Date().toISOString();
  try {
    await payload.db.create({ collection, data: { createdAt: at, updatedAt: at, ...data } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
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

export type AfterApprovalStep = "receipt" | "pdf" | "donor-mail" | "ecard" | "office-notice";

/**
 * The rest is done; the receipt follows when staff have given what it lacks, so the donation stays due. It waits for the
 * charity's own settings (who signs, in letters that print) or for how staff write one donor.
 */
export class ReceiptWaits extends Error {
  override name = "ReceiptWaits";
  readonly waitsFor: "signatory" | "settings" | "letters";

  constructor(waitsFor: ReceiptWaits["waitsFor"]) {
    super(`The receipt waits for its ${waitsFor}`);
    this.waitsFor = waitsFor;
  }
}

/**
 * Receipt and mails of an approved donation: a receipt for a single gift from the minimum on, an acknowledgement below
 * it, a confirmation of a monthly gift; then the e-card and the notice to the office. It may run more than once, also at
 * the same time and after a crash at any step: each of them comes about once. `done` is told of each step.
 *
 * @throws ReceiptWaits after all else is done, when the site settings name nobody who signs receipts, when no font
 * has all letters of the settings or of the donor's name or address, or when those hold a web address.
 */
export async function afterApproval(
  payload: Payload,
  donationId: string,
  done: (step: AfterApprovalStep) => void = () => {},
): Promise<void> {
  const donation = await findDonation(payload, { id: { equals: Number(donationId) } });
  if (donation?.state !== "approved") return;
  const settings = await receiptSettings(payload);
  const now = new Date();
  let waitsFor: ReceiptWaits["waitsFor"] | undefined;
  if (donationKind(donation) === "monthly-sign-up") {
    const { mailMonthlySetUp } = await import("./mails/monthly-set-up-mail.ts");
    await mailMonthlySetUp(payload, donation, settings.minimumCents);
  } else if (keptCents(donation) < settings.minimumCents) {
    const { mailAcknowledgement } = await import("./mails/acknowledgement-mail.ts");
    await mailAcknowledgement(payload, donation, settings.minimumCents);
  } else if (settings.signatory.name === "") {
    waitsFor = "signatory";
  } else if (!charityCanPrint(settings)) {
    waitsFor = "settings";
  } else if (spellingProblem(donation)) {
    waitsFor = "letters";
  } else {
    const row = await issueReceipt(payload, { donation, settings, now });
    if (!row) return;
    done("receipt");
    await receiptPdf(payload, row);
    done("pdf");
    // One that was replaced or cancelled meanwhile has had its own mails.
    if (row.state === "issued") await mailReceipt(payload, row);
  }
  done("donor-mail");
  await mailEcard(payload, donation);
  done("ecard");
  // Of what it entered itself the office need not be told.
  if (!cameByHand(donation)) {
    const { mailOfficeNotice } = await import("./mails/office-notice-mail.ts");
    await mailOfficeNotice(payload, donation);
  }
  done("office-notice");
  if (!waitsFor) return;
  const { mailReceiptLetters, mailReceiptsWaiting } = await import(
    "../receipts/mails/receipts-waiting-mail.ts"
  );
  if (waitsFor === "letters") await mailReceiptLetters(payload, donation);
  else await mailReceiptsWaiting(payload, { waitFor: waitsFor, day: charityDay(now) });
  throw new ReceiptWaits(waitsFor);
}
