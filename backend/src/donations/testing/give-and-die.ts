/**
 * A process that takes one donation with an e-card, follows it up, and is killed on the way. Arguments: origin of the
 * gateway, idempotency key, donation type, and the step at which the process dies (none: it waits to be killed).
 */
import { getPayload } from "payload";
import config from "../../payload.config.ts";
import { donationWithKey } from "../donation-store.ts";
import { followUpDonation } from "../operations/follow-up-donation.ts";
import { donationContext, give } from "./test-donations.ts";

const [origin = "", key = "", donationType = "single", deadlyStep = ""] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
const dieAt = (step: string) => {
  if (step === deadlyStep) process.kill(process.pid, "SIGKILL");
};
const context = donationContext(payload, origin, { answerWithinMs: 60_000, checkpoint: dieAt });
await give(context, {
  idempotency_key: key,
  donation_type: donationType,
  b_email: `${key}@donor.example`,
  gift_kind: "Gift in Honour",
  h_fname: "Ann",
  h_lname: "Lee",
  gift_type: "ecard",
  e_card_email: `${key}@card.example`,
  e_card_subject: "For you",
});
const donation = await donationWithKey(payload, key);
if (donation) await followUpDonation(payload, donation.id, dieAt);
