import type { FinalOutcome, SubmitOutcome } from "./submit-donation";

/**
 * What a donor reads while the form sends again by itself: the place in the line, `null` where gifts are let in one at a
 * time, or that a harder human check is being solved.
 */
export type Waiting = { place: number | null } | "human-check";

const longestWaitMs = 10 * 60_000;
const lineLostPauseMs = 2_000;
const mostLost = 3;
/** The price of a check may rise while one is solved, but not more often than this. */
const mostChecks = 3;

/**
 * Sends a gift until there is an answer to it, always under the key of its attempt, so it is charged at most once. `token`
 * makes a human check; with `harder` a refused one is made again, since meanwhile more may be asked for. A donor in the line
 * who has `left` the step was not charged and is not sent again. `undefined`: no check could be made.
 */
export async function giveInLine(options: {
  token: () => Promise<string | undefined>;
  send: (token: string) => Promise<SubmitOutcome>;
  harder: boolean;
  tell: (waiting: Waiting) => void;
  hasLeft: () => boolean;
  now?: () => number;
  pause?: (ms: number) => Promise<void>;
}): Promise<FinalOutcome | "left" | undefined> {
  const { token, send, harder, tell, hasLeft, now = Date.now, pause = pauseByClock } = options;
  const until = now() + longestWaitMs;
  let check = await token();
  let checks = 1;
  let lost = 0;
  let inLine = false;
  while (check !== undefined) {
    const outcome = await send(check);
    const left = hasLeft();
    const over = left || now() > until;
    if (outcome.kind === "waits") {
      if (left) return "left";
      if (over) return { kind: "refused", result: outcome.result };
      inLine = true;
      lost = 0;
      tell({ place: outcome.place });
      await pause(outcome.againInMs);
    } else if (outcome.kind === "failed" && inLine && !over && lost < mostLost) {
      lost += 1;
      await pause(lineLostPauseMs);
    } else if (outcome.kind === "captcha" && harder && !over && checks < mostChecks) {
      checks += 1;
      tell("human-check");
      check = await token();
    } else return outcome;
  }
  return undefined;
}

const pauseByClock = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
