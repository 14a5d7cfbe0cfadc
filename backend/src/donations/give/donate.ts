import { setTimeout as sleep } from "node:timers/promises";
import { amountText } from "@pcf/contract/donation/amount";
import { charityDay, nextBillingDay } from "@pcf/contract/donation/next-billing-day";
import { createOrderId } from "@pcf/contract/donation/order-id";
import { busyCode, heldBackCode } from "@pcf/contract/donation/our-codes";
import {
  blacklistError,
  captchaError,
  type DonationAnswer,
  type DonationResult,
} from "@pcf/contract/donation/result";
import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { type Checkpoint, chargeDonation } from "../charge/charge-donation.ts";
import { earliestStatusCheck, type Gateway } from "../gateway/gateway.ts";
import { isBlocked } from "../protection/blocklist.ts";
import type { Captcha } from "../protection/captcha/captcha.ts";
import { dayLimitErrors } from "../protection/day-limits.ts";
import type { Gatekeeper } from "../protection/gatekeeper.ts";
import { donationKind } from "../record/donation-kind.ts";
import { donationResult, typeOnWire } from "../record/donation-result.ts";
import { donationWithKey, findDonation, insertDonation } from "../record/donation-store.ts";
import type { ParsedDonation } from "../record/parse-donation.ts";
import type { AttemptsUnderWay } from "./attempts-under-way.ts";

export type DonateContext = {
  payload: Payload;
  gateway: Gateway;
  captcha: Captcha;
  gatekeeper: Gatekeeper;
  attackMode: () => Promise<boolean>;
  secret: string;
  now: () => Date;
  attempts: AttemptsUnderWay;
  /** A donor is answered within this time from the post's arrival on, whatever takes long. */
  answerWithinMs: number;
  /** Called with a donation that was approved or that needs settling, after the donor's answer is known. */
  queue: (donation: Donation) => void;
  checkpoint?: Checkpoint | undefined;
};

const ends: Partial<Record<Donation["state"], "approved" | "declined">> = {
  approved: "approved",
  declined: "declined",
};

/** One post: where it comes from, when it came, and how long its donor still waits. */
type Post = { ip: string; now: Date; leftMs: () => number };

/** One post of the donation form, already read: from idempotency to the answer. */
export function donate(
  context: DonateContext,
  donation: ParsedDonation,
  ip: string,
): Promise<DonationAnswer> {
  const now = context.now();
  const { answerWithinMs } = context;
  const leftMs = () =>
    Math.min(Math.max(0, now.getTime() + answerWithinMs - context.now().getTime()), answerWithinMs);
  return context.attempts.inTurn(donation.key, () => take(context, donation, { ip, now, leftMs }));
}

async function take(
  context: DonateContext,
  donation: ParsedDonation,
  { ip, now, leftMs }: Post,
): Promise<DonationAnswer> {
  const { payload, gatekeeper, captcha } = context;
  const { facts, key, token } = donation;

  const earlier = await donationWithKey(payload, key);
  if (earlier) return answerOf(context, earlier, leftMs);
  // Another process may have taken the same key meanwhile, and then its outcome is the answer.
  const unless = async (refusal: DonationAnswer) => {
    const first = await donationWithKey(payload, key);
    return first ? answerOf(context, first, leftMs) : refusal;
  };

  const email = facts.donor?.email ?? "";
  if (await isBlocked(payload, { ip, email }, now)) return { error: blacklistError };
  const identity = { ip, email, card: donation.cardIdentity };
  const read = await gatekeeper.look(identity, now);
  if (read.refused) return unless(notTried(facts, heldBackCode));

  const pressure = { declines: read.declines.form, attackMode: await context.attackMode() };
  const result = await captcha.verify({ token, key, ip, now, pressure });
  const { verdict, proof } = result;
  if (verdict === "failed") gatekeeper.failed(identity);
  if (verdict === "failed" || verdict === "too-easy") return unless({ error: captchaError });

  const trusted = () => hasGivenBefore(payload, email);
  const pass = await gatekeeper.enter(identity, now, { key, read, captcha: result, trusted });
  if (pass === "limited") return unless(notTried(facts, heldBackCode));
  // With a harder check this donor may be let in, so they are sent to make one.
  if (pass === "harder" || pass === "failed") return unless({ error: captchaError });
  if (pass === "busy") return unless(notTried(facts, busyCode));
  if ("place" in pass) return unless({ ...notTried(facts, busyCode), line: { ...pass, againInMs } });
  // Counted here, so that who waits in the queue counts once.
  const errors = await dayLimitErrors(payload, { donation, ip, now }).catch(async (error: unknown) => {
    await pass.leave("unclear");
    throw error;
  });
  if (errors) {
    await pass.leave("unclear");
    return unless({ errors });
  }

  const row = await insertDonation(payload, {
    facts,
    key,
    proof,
    now,
    orderId: createOrderId(charityDay(now)),
    firstBillingDay: donationKind(facts) === "monthly-sign-up" ? nextBillingDay(now) : null,
    checkAt: earliestStatusCheck(context.now()),
  }).catch(async (error: unknown) => {
    await pass.leave("unclear");
    throw error;
  });
  if (!row) {
    await pass.leave("unclear");
    // If the key is free, it was the captcha that another donation has used.
    return unless({ error: captchaError });
  }
  await context.checkpoint?.("row-written");

  const charged = chargeDonation(context, row, donation.paymentCard).then(
    async (written) => {
      await context.checkpoint?.("outcome-written");
      await pass.leave(ends[written.state] ?? "unclear");
      context.queue(written);
      return written;
    },
    async (error: unknown) => {
      // The row stays as it is, and a sweep asks the gateway.
      payload.logger.error({
        msg: "A donation's outcome could not be written",
        orderId: row.orderId,
        error: errorFacts(error),
      });
      await pass.leave("unclear");
      return row;
    },
  );
  const answered = await Promise.race([charged, sleep(leftMs(), row, { ref: false })]);
  return donationResult(answered, context.secret);
}

/** Who stands in the queue comes again at once: the post itself waits for its turn. */
const againInMs = 300;

const pollMs = 100;

/** The answer of a donation that another post began: its outcome, as soon as there is one. */
async function answerOf(
  context: DonateContext,
  donation: Donation,
  leftMs: Post["leftMs"],
): Promise<DonationResult> {
  let current = donation;
  while (current.state === "sending" && leftMs() > 0) {
    await sleep(pollMs);
    current = (await findDonation(context.payload, { id: { equals: donation.id } })) ?? current;
  }
  return donationResult(current, context.secret);
}

async function hasGivenBefore(payload: Payload, email: string): Promise<boolean> {
  const given = await findDonation(payload, {
    // A cheque tells nothing of whoever types this address with a card.
    and: [
      { "donor.email": { equals: email } },
      { state: { equals: "approved" } },
      { method: { equals: "card" } },
    ],
  });
  return given !== null;
}

/** No row is written and the gateway is not asked, so there is nothing to look up by a token. */
const notTried = (facts: ParsedDonation["facts"], code: number): DonationResult => ({
  ResponseCode: code,
  AuthCode: null,
  ReferenceNum: null,
  donation_type: typeOnWire(facts),
  donation_amount: amountText(facts.amountCents),
  TransDateTime: null,
  id: "",
  Message: "",
  outcome_token: "",
});
