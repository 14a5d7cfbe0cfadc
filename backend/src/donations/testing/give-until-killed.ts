/**
 * A process that takes donations with an e-card and follows them up, each as far as one step, until it is killed. Argument:
 * origin of the gateway. It is told of each donation by a line of its input, and prints the key of one that has come to its step.
 */
import { createInterface } from "node:readline";
import { getPayload, type Payload } from "payload";
import config from "../../payload.config.ts";
import { followUpDonation } from "../follow-up/follow-up-donation.ts";
import { donationWithKey } from "../record/donation-store.ts";
import { amountOf, cardNumber } from "./donation-form.ts";
import { deadlyGiftSchema } from "./start-giving.ts";
import { donationContext, give } from "./test-donations.ts";

const [origin = ""] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });

const ended = () => new Error("The process has ended for this gift");

/** The application for one gift: it does nothing more once `end` was called, whoever asks it. */
function mortal(whole: Payload) {
  let dead = false;
  const application = new Proxy(whole, {
    get(target, name) {
      if (dead) throw ended();
      return Reflect.get(target, name);
    },
  });
  const end = () => {
    dead = true;
  };
  return { application, end };
}

async function takeDonation(line: string) {
  const { key, type, step: deadlyStep, dollars } = deadlyGiftSchema.parse(JSON.parse(line));
  const { application, end } = mortal(payload);
  const isDeadly = (step: string) => {
    if (step !== deadlyStep) return false;
    end();
    console.log(key);
    return true;
  };
  const context = donationContext(application, origin, {
    answerWithinMs: 60_000,
    checkpoint: async (step) => {
      if (isDeadly(step)) await new Promise(() => {});
    },
  });
  await give(context, {
    ...amountOf(dollars),
    idempotency_key: key,
    donation_type: type,
    b_email: `${key}@donor.example`,
    // One card sends a few e-cards a day.
    card_number: cardNumber(460_000_000_000_000 + Number(dollars)),
    gift_kind: "Gift in Honour",
    h_fname: "Ann",
    h_lname: "Lee",
    gift_type: "ecard",
    e_card_email: `${key}@card.example`,
    e_card_subject: "For you",
  });
  const donation = await donationWithKey(payload, key);
  if (!donation) return;
  // Here nobody waits for what is said of a step.
  await followUpDonation(application, donation.id, (step) => {
    if (isDeadly(step)) throw ended();
  });
}

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => void takeDonation(line).catch(() => {}));
lines.on("close", () => process.exit(0));
