import type { RenderedMail } from "../../mail/render-mail.ts";
import type { ThankYouMailName, ThankYouText } from "../thanks/thank-you-mails.ts";

/** A donor and a gift that nobody made. */
const gift = {
  firstName: "Margaret",
  amountCents: 5_000,
  donationArea: "Area of greatest need",
  donationAreaInMails: "the area of greatest need",
  orderId: "D261115-SAMPLE",
};
const receipt = { serial: "0000000", amountCents: 5_000, giftDay: "2026-11-15", replaces: null };
const months = ["01", "02", "03", "04", "05", "06"];
const yearly = {
  year: 2026,
  gifts: months.map((month) => ({ orderId: `D26${month}15-SAMPLE`, amountCents: 5_000 })),
};

type Write = (text: ThankYouText) => Promise<RenderedMail>;

/** Each by the very function that writes it to donors. */
const samples: Record<ThankYouMailName, Write> = {
  receipt: async (text) => {
    const { receiptMail } = await import("../receipts/mails/receipt-mail.ts");
    return receiptMail({ ...gift, donationArea: gift.donationAreaInMails, receipt, text });
  },
  "receipt-year": async (text) => {
    const { receiptMail } = await import("../receipts/mails/receipt-mail.ts");
    const ofYear = { ...receipt, amountCents: 30_000, yearly };
    return receiptMail({ ...gift, donationArea: gift.donationAreaInMails, receipt: ofYear, text });
  },
  acknowledgement: async (text) => {
    const { acknowledgementMail } = await import("../follow-up/mails/acknowledgement-mail.ts");
    return acknowledgementMail({ ...gift, amountCents: 1_000, minimumCents: 2_000, text });
  },
  "monthly-set-up": async (text) => {
    const { monthlySetUpMail } = await import("../follow-up/mails/monthly-set-up-mail.ts");
    const monthly = { minimumCents: 2_000, firstBillingDay: "2026-12-15", ecard: false };
    return monthlySetUpMail({ ...gift, ...monthly, text });
  },
  "monthly-coming": async (text) => {
    const { monthlyComingMail } = await import("../billing/reminder-mail.ts");
    return monthlyComingMail({ ...gift, firstBillingDay: "2026-12-15", cardEnding: "4242", text });
  },
};

/** The mail with this text, as a donor would get it, with the data of nobody. */
export const sampleMail = (mail: ThankYouMailName, text: ThankYouText): Promise<RenderedMail> =>
  samples[mail](text);
