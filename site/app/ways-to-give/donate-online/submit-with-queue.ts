import type { FinalOutcome, SubmitOutcome } from "./submit-donation";

/**
 * What a donor reads while the form sends again by itself: the place in the queue, `null` where gifts are let in one at a
 * time, or that a harder captcha is being solved.
 */
export type QueueStatus = { place: number | null } | "captcha";

const longestWaitMs = 10 * 60_000;
const queueLostPauseMs = 2_000;
const mostLost = 3;
/** The price of a captcha may rise while one is solved, but not more often than this. */
const mostCaptchas = 3;

/**
 * Sends a gift until there is an answer to it, always under the key of its attempt, so it is charged at most once. `token`
 * solves a captcha; with `retriesCaptcha` another follows a refused one, since meanwhile more may be asked for. A donor in
 * the queue who `hasLeft` the step was not charged and is not sent again. `undefined`: no captcha could be solved.
 */
export async function submitWithQueue(options: {
  token: () => Promise<string | undefined>;
  send: (token: string) => Promise<SubmitOutcome>;
  retriesCaptcha: boolean;
  onStatus: (status: QueueStatus) => void;
  hasLeft: () => boolean;
  now?: () => number;
  pause?: (ms: number) => Promise<void>;
}): Promise<FinalOutcome | "left" | undefined> {
  const { token, send, retriesCaptcha, onStatus, hasLeft, now = Date.now, pause = pauseByClock } = options;
  const until = now() + longestWaitMs;
  let captcha = await token();
  let captchas = 1;
  let lost = 0;
  let inQueue = false;
  while (captcha !== undefined) {
    const outcome = await send(captcha);
    const left = hasLeft();
    const over = left || now() > until;
    if (outcome.kind === "queued") {
      if (left) return "left";
      if (over) return { kind: "refused", result: outcome.result };
      inQueue = true;
      lost = 0;
      onStatus({ place: outcome.place });
      await pause(outcome.againInMs);
    } else if (outcome.kind === "failed" && inQueue && !over && lost < mostLost) {
      lost += 1;
      await pause(queueLostPauseMs);
    } else if (outcome.kind === "captcha" && retriesCaptcha && !over && captchas < mostCaptchas) {
      captchas += 1;
      onStatus("captcha");
      captcha = await token();
    } else return outcome;
  }
  return undefined;
}

const pauseByClock = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
