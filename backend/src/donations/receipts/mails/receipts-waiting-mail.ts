import type { Payload } from "payload";
import { env } from "../../../env.ts";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import { letter } from "../../../mail/letter.ts";
import { button, heading, paragraph } from "../../../mail/mail-parts.ts";
import type { Donation } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";
import { donationKind } from "../../record/donation-kind.ts";
import { type SpellingProblem, spellingProblem } from "../facts-from-donation.ts";

const lettersCopy = {
  subject: (orderId: string) => `A tax receipt waits for a spelling (${orderId})`,
  heading: "A tax receipt waits for a spelling",
  happened: "A gift has been received and charged. Its official receipt is not issued yet:",
  happenedInYear: "The receipt for a donor’s monthly gifts of last year is due. It is not issued yet:",
  problem: {
    letters: {
      preview: "Its name or address has letters that receipts cannot print.",
      because:
        "the name or the address has letters that our receipts cannot print, and a receipt with empty boxes is of no use to the donor.",
      todo: "Ask the donor how to write it in other letters.",
    },
    address: {
      preview: "Its name or address holds a web address, an email address or a telephone number.",
      because:
        "the name or the address holds a web address, an email address or a telephone number, which we do not print or mail for others.",
      todo: "Find out who gave: call or write to the donor. If the name is truly written so, it may stay.",
    },
  },
  todo: "Open the donation, and fill in name and address under “Spelling for the receipt”. The receipt is then issued and mailed by itself within a minute or two.",
  todoInYear:
    "Open the sign-up of the monthly gift, and fill in name and address under “Spelling for the receipt”. The receipt is then issued and mailed by itself within a day.",
  open: "Open the donation",
} as const;

/** Tells the office that a gift's receipt waits for a name and address that can stand on it. */
export const receiptLettersMail = (
  donation: Pick<Donation, "id" | "orderId" | "donationType">,
  problem: SpellingProblem,
) => {
  const isOfYear = donationKind(donation) === "monthly-sign-up";
  return letter(
    {
      ...lettersCopy,
      preview: lettersCopy.problem[problem].preview,
      subject: lettersCopy.subject(donation.orderId),
    },
    heading(lettersCopy.heading),
    paragraph(
      `${isOfYear ? lettersCopy.happenedInYear : lettersCopy.happened} ${lettersCopy.problem[problem].because}`,
    ),
    paragraph(`${lettersCopy.problem[problem].todo} ${isOfYear ? lettersCopy.todoInYear : lettersCopy.todo}`),
    button(lettersCopy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/gifts/${donation.id}`),
  );
};

/** Tells the office, once, that a gift's receipt waits until they have written its name and address. */
export async function mailReceiptLetters(payload: Payload, donation: Donation): Promise<void> {
  await enqueueMail(payload, {
    ...(await receiptLettersMail(donation, spellingProblem(donation) ?? "letters")),
    key: `receipt-letters:${donation.orderId}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
    about: { collection: "donations", id: String(donation.id) },
  });
}

const waitingCopy = {
  subject: {
    signatory: "Tax receipts are waiting for a signatory",
    settings: "Tax receipts are waiting for a setting",
  },
  preview: "Donors are not getting their receipts.",
  heading: "Tax receipts cannot be issued",
  happened: {
    signatory:
      "Gifts have been received and charged, but their official receipts cannot be issued: the site settings do not say who signs them.",
    settings:
      "Gifts have been received and charged, but their official receipts cannot be issued: receipts cannot print all letters in the name of the person who signs them, in the place of issue, or in our own name and address. The donors’ names have nothing to do with it.",
  },
  todo: {
    signatory:
      "Fill in the signatory under Site settings, Tax receipts. The receipts that wait are then issued and mailed by themselves within a minute or two.",
    settings:
      "Write the signatory, the office and the place of issue under Site settings, Tax receipts, in other letters. The receipts that wait are then issued and mailed by themselves within a minute or two.",
  },
  open: "Open the site settings",
} as const;

/** Tells the office that receipts wait for somebody to be named who signs them, or for settings that print. */
export const receiptsWaitingMail = (waitFor: "signatory" | "settings") =>
  letter(
    { ...waitingCopy, subject: waitingCopy.subject[waitFor] },
    heading(waitingCopy.heading),
    paragraph(waitingCopy.happened[waitFor]),
    paragraph(waitingCopy.todo[waitFor]),
    button(waitingCopy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/globals/siteSettings`),
  );

/** Tells the office, once a day, that gifts wait for their receipts because of the site settings. */
export async function mailReceiptsWaiting(
  payload: Payload,
  { waitFor, day }: { waitFor: "signatory" | "settings"; day: string },
): Promise<void> {
  await enqueueMail(payload, {
    ...(await receiptsWaitingMail(waitFor)),
    key: `receipts-waiting:${waitFor}:${day}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
  });
}
