import type { GivingChoices } from "@pcf/contract/donation/giving-choices";
import type { Payload } from "payload";
import { env } from "../../env.ts";
import type { Donation } from "../../payload-types.ts";
import { memoryOf } from "../../platform/database/memory.ts";
import { readAtMostEvery } from "../../platform/database/read-at-most-every.ts";
import { donorAnsweredWithinMs } from "../charge/record-outcome.ts";
import { configuredGateway } from "../gateway/configured-gateway.ts";
import { attackModeSwitch } from "../protection/attack-mode.ts";
import type { Pressure } from "../protection/captcha/captcha.ts";
import { proofOfWork } from "../protection/captcha/proof-of-work.ts";
import { recaptcha } from "../protection/captcha/recaptcha.ts";
import { gateSchema } from "../protection/gate-state.ts";
import { createGatekeeper } from "../protection/gatekeeper.ts";
import { declineCounters } from "../protection/protection-counters.ts";
import { donationSecret } from "../record/donation-secret.ts";
import { findDonation } from "../record/donation-store.ts";
import { readGivingChoices } from "../record/giving-choices.ts";
import { outcomeTokenEnds, readOutcomeToken } from "../record/outcome-token.ts";
import { queueFollowUp } from "../record/queue-follow-up.ts";
import { attemptsUnderWay, postsSchema } from "./attempts-under-way.ts";
import type { DonateContext } from "./donate.ts";

export type DonationServices = DonateContext & {
  /** A new puzzle of the built-in captcha. */
  challenge: () => Promise<unknown>;
  /** What donors may choose from. A change counts after five seconds at most: no donor fills in the form faster. */
  choices: () => Promise<GivingChoices>;
};

function createServices(payload: Payload): DonationServices {
  const counters = declineCounters(payload, donationSecret("declines"));
  const attackMode = attackModeSwitch(payload);
  const now = () => new Date();
  const puzzle = proofOfWork({
    secret: donationSecret("human-check"),
    baseCost: env.HUMAN_CHECK_COST,
  });
  const pressure = async (): Promise<Pressure> => ({
    declines: await counters.ofForm(now()),
    attackMode: await attackMode(),
  });
  return {
    payload,
    gateway: configuredGateway(payload),
    captcha: env.RECAPTCHA_SECRET
      ? recaptcha({
          payload,
          secret: env.RECAPTCHA_SECRET,
          verifyUrl: env.RECAPTCHA_VERIFY_URL,
          hostname: new URL(env.SITE_URL).hostname,
          minScore: env.RECAPTCHA_MIN_SCORE,
        })
      : puzzle,
    gatekeeper: createGatekeeper(
      counters,
      undefined,
      memoryOf(payload, "donation-gate", gateSchema),
      donationSecret("gate"),
    ),
    attackMode,
    attempts: attemptsUnderWay(memoryOf(payload, "donations-at-work", postsSchema)),
    secret: donationSecret("outcome"),
    now,
    answerWithinMs: donorAnsweredWithinMs,
    queue: (donation) => queueFollowUp(payload, donation),
    choices: readAtMostEvery(1_000, () => readGivingChoices(payload)),
    challenge: async () => puzzle.challenge(now(), await pressure()),
  };
}

const services = new WeakMap<Payload, DonationServices>();

/** What the donation endpoints work with; one for each running application, since it counts what is under way. */
export function donationServices(payload: Payload): DonationServices {
  const known = services.get(payload);
  if (known) return known;
  const created = createServices(payload);
  services.set(payload, created);
  return created;
}

/** The donation whose token a request bears, and whether the token has ended; `null` when it is not one of ours. */
export async function donationOfToken(
  payload: Payload,
  token: string | null,
): Promise<{ donation: Donation; ended: boolean } | null> {
  const { secret, now } = donationServices(payload);
  const read = readOutcomeToken(token ?? "", secret);
  const donation = read && (await findDonation(payload, { orderId: { equals: read.orderId } }));
  return donation && { donation, ended: outcomeTokenEnds(donation, read) <= now() };
}
