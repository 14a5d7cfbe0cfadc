import { randomUUID } from "node:crypto";
import type { DonationAnswer } from "@pcf/contract/donation/result";
import { giveByBrowser } from "../../backend/src/donations/testing/browser-donor.ts";
import { cardNumber } from "../../backend/src/donations/testing/donation-form.ts";

/** What came of sending words to strangers by e-cards. */
export type Relayed = {
  /** Monthly gifts that were set up, each with a card. */
  taken: number;
  /** Why the others were not, and how many: the fields that were refused, or what else the answer was. */
  refused: Record<string, number>;
  /** Whose cards they were to be. */
  recipients: string[];
  donor: string;
};

const patienceMs = 60_000;

function reasons(answer: DonationAnswer | undefined): string[] {
  if (!answer) return ["no answer"];
  if ("errors" in answer) return Object.keys(answer.errors);
  return ["error" in answer ? answer.error : `code ${answer.ResponseCode}`];
}

/**
 * So many sign-ups to a monthly gift at once, each with an e-card to another stranger: one paying card, one donor, one network,
 * and nothing to pay. `words` are laid over the card's own.
 */
export async function relay(
  site: string,
  count: number,
  words: Record<string, string> = {},
): Promise<Relayed> {
  const run = randomUUID().slice(0, 8);
  const donor = `relay.${run}@donor.example`;
  const card = cardNumber(450_000_000_000_000 + Math.floor(Math.random() * 1_000_000));
  const recipients = Array.from({ length: count }, (_, index) => `stranger-${index}.${run}@reader.example`);
  const refused: Record<string, number> = {};
  let taken = 0;

  async function send(e_card_email: string) {
    const { approved, last } = await giveByBrowser(site, {
      patienceMs,
      fields: {
        ...{ donation_type: "monthly", gift_kind: "Gift in Honour", h_fname: "Dear", h_lname: "Customer" },
        ...{ gift_type: "ecard", e_card_subject: "Your account", e_card_message: "It is locked" },
        ...{ e_card_email, b_email: donor, card_number: card },
        ...words,
      },
    });
    if (approved) taken += 1;
    else for (const reason of reasons(last)) refused[reason] = (refused[reason] ?? 0) + 1;
  }

  await Promise.all(recipients.map(send));
  return { taken, refused, recipients, donor };
}
