import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { donationAnswerSchema } from "@pcf/contract/donation/result";
import { cardNumber, donationForm } from "../../backend/src/donations/testing/donation-form.ts";
import { solveHumanCheck } from "../../backend/src/donations/testing/solve-human-check.ts";

/** What came of sending words to strangers by e-cards. */
export type Relayed = {
  /** Monthly gifts that were set up, each with a card. */
  taken: number;
  /** Fields at which the others were refused, and how many. */
  refused: Record<string, number>;
  /** Whose cards they were to be. */
  recipients: string[];
  donor: string;
  seconds: number;
};

/** Who is told to wait comes again so often at the most. */
const mostTries = 40;

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
  const from = performance.now();
  const refused: Record<string, number> = {};
  let taken = 0;

  async function send(e_card_email: string) {
    const key = randomUUID();
    for (let turn = 0; turn < mostTries; turn += 1) {
      const token = await solveHumanCheck(await (await fetch(`${site}/api/human-check`)).json());
      const answered = await fetch(`${site}/api/donate`, {
        method: "POST",
        headers: { "X-Requested-With": "XMLHttpRequest" },
        body: donationForm({
          ...{ donation_type: "monthly", gift_kind: "Gift in Honour", h_fname: "Dear", h_lname: "Customer" },
          ...{ gift_type: "ecard", e_card_subject: "Your account", e_card_message: "It is locked" },
          ...{ e_card_email, b_email: donor, card_number: card, idempotency_key: key, token },
          ...words,
        }),
      });
      const answer = donationAnswerSchema.parse(await answered.json());
      if ("ResponseCode" in answer && answer.line) {
        await sleep(answer.line.againInMs);
        continue;
      }
      if ("ResponseCode" in answer && answer.ResponseCode !== null && answer.ResponseCode < 30) taken += 1;
      const fields =
        "errors" in answer ? Object.keys(answer.errors) : "error" in answer ? [answer.error] : [];
      for (const field of fields) refused[field] = (refused[field] ?? 0) + 1;
      return;
    }
  }

  await Promise.all(recipients.map(send));
  return { taken, refused, recipients, donor, seconds: (performance.now() - from) / 1_000 };
}
