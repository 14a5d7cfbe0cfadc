import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { createMoneris } from "../gateway/moneris/moneris.ts";
import { attemptsUnderWay } from "../give/attempts-under-way.ts";
import { type DonateContext, donate } from "../give/donate.ts";
import { createGatekeeper } from "../protection/gatekeeper.ts";
import { declineCounters } from "../protection/protection-counters.ts";
import { findDonation } from "../record/donation-store.ts";
import { readGivingChoices } from "../record/giving-choices.ts";
import { parseDonation } from "../record/parse-donation.ts";
import { donationForm } from "./donation-form.ts";

/** The donation host over a real gateway adapter, with everybody human unless a test says otherwise. */
export function donationContext(
  payload: Payload,
  gatewayOrigin: string,
  changes: Partial<DonateContext> = {},
): DonateContext {
  return {
    payload,
    gateway: createMoneris({
      origin: gatewayOrigin,
      storeId: "store1",
      apiToken: "yesguy",
      timeoutMs: 10_000,
    }),
    captcha: { verify: async () => ({ verdict: "hardest", proof: null }) },
    gatekeeper: createGatekeeper(declineCounters(payload, "declines"), { firstMs: 500, laterMs: 500 }),
    attackMode: async () => false,
    attempts: attemptsUnderWay(),
    secret: "outcomes",
    now: () => new Date(),
    answerWithinMs: 20_000,
    queue: () => {},
    ...changes,
  };
}

let addresses = 0;

/** One post of the form through reading, rules and operation, each from an address of its own. */
export async function give(context: DonateContext, fields: Record<string, string> = {}, ip?: string) {
  const choices = await readGivingChoices(context.payload);
  const rules = { now: context.now(), hosted: false, cvd: false, staff: false, choices };
  const parsed = parseDonation(donationForm(fields), rules);
  if ("errors" in parsed) return { errors: parsed.errors };
  addresses += 1;
  return donate(context, parsed.donation, ip ?? `198.51.100.${addresses}`);
}

/** The row of a gift, by what its post was answered. */
export async function rowOfAnswer(payload: Payload, answer: object): Promise<Donation> {
  const orderId = "id" in answer ? String(answer.id) : "";
  const row = await findDonation(payload, { orderId: { equals: orderId } });
  if (!row) throw new Error("no row");
  return row;
}

/** What was written about a gift, the oldest first: keys of mails without the order's id, such as `not-clear:held`. */
export async function mailsAboutGift(payload: Payload, { id }: Donation): Promise<string[]> {
  const where = { aboutId: { equals: String(id) } };
  const { docs } = await payload.find({ collection: "outbox", where, sort: "createdAt" });
  return docs.map(({ key }) => key.replace(/:[^:]*/, ""));
}
