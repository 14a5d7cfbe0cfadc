import type { DonationState } from "@pcf/contract/donation/result";
import type { Attempt } from "./attempt-store";
import { fetchState } from "./donation-api";

/** A post that was cut off here may be on its way for so long, and the server does not know of it yet. */
const onItsWayMs = 10_000;
/** A server that hangs holds a post for a minute at the most, then it is started anew. */
const heldByHungServerMs = 75_000;
const askAgainMs = 2_500;

const tools = {
  ask: fetchState,
  now: Date.now,
  pause: () => new Promise<void>((resolve) => setTimeout(resolve, askAgainMs)),
};

/**
 * What became of an attempt. That the server has never heard of it is believed when the post can no longer be on its way;
 * until then it is asked again. One answer is not enough while the post may have waited in a server that hung: woken, it may
 * answer this question before it takes the post.
 *
 * @throws when the server cannot be reached.
 */
export async function believedState(
  { key, sentAt }: Attempt,
  { ask, now, pause }: typeof tools = tools,
): Promise<DonationState> {
  for (let toldBefore = false; ; toldBefore = true) {
    const answer = await ask(key);
    const unheardOf = answer.state === "not-charged" && !answer.result;
    const age = now() - (sentAt ?? 0);
    if (!unheardOf || age >= (toldBefore ? onItsWayMs : heldByHungServerMs)) return answer;
    await pause();
  }
}
