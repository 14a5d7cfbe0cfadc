import { type DonationState, isApprovedCode } from "@pcf/contract/donation/result";
import { storeResult } from "./approved-data";
import { type Attempt, endAttempt, markUnsent } from "./attempt-store";
import { fetchState } from "./donation-api";
import { clearDraft } from "./draft-store";

/** A post that was interrupted here may be on its way for so long, and the server does not know of it yet. */
const onItsWayMs = 10_000;
/** A server that hangs holds a post for a minute at the most, then it is started anew. */
const heldByHungServerMs = 75_000;
const pollMs = 2_500;

const tools = {
  ask: fetchState,
  now: Date.now,
  pause: () => new Promise<void>((resolve) => setTimeout(resolve, pollMs)),
};

/**
 * What became of an attempt. That the server has never heard of it counts when the post can no longer be on its way;
 * until then it is asked again. One answer is not enough while the post may have waited in a server that hung: woken, it may
 * answer this question before it takes the post.
 *
 * @throws when the server cannot be reached.
 */
export async function pollAttemptStatus(
  { key, sentAt }: Attempt,
  { ask, now, pause }: typeof tools = tools,
): Promise<DonationState> {
  for (let isSecondAnswer = false; ; isSecondAnswer = true) {
    const answer = await ask(key);
    const unknown = answer.state === "not-charged" && !answer.result;
    const age = now() - (sentAt ?? 0);
    if (!unknown || age >= (isSecondAnswer ? onItsWayMs : heldByHungServerMs)) return answer;
    await pause();
  }
}

export type AttemptStatus = "charged" | "refused" | "not-charged" | "being-checked";

/**
 * Takes over what the server says of an attempt whose answer never arrived, and names it. A refusal ends the attempt; a
 * key that never reached the server may be sent again.
 */
export function settleAttempt({ state, result }: DonationState): AttemptStatus {
  if (result) storeResult(result);
  if (state === "being-checked") return "being-checked";
  if (state === "charged") {
    clearDraft();
    endAttempt();
    return "charged";
  }
  if (result && result.ResponseCode !== null && !isApprovedCode(result.ResponseCode)) {
    endAttempt();
    return "refused";
  }
  markUnsent();
  return "not-charged";
}
