import type { DonationState } from "@pcf/contract/donation/result";
import type { Attempt } from "./attempt-store";
import { fetchState } from "./donation-api";

/** A post that was cut off here may be on its way for so long, and the server does not know of it yet. */
const onItsWayMs = 10_000;
const askAgainMs = 2_500;

const tools = {
  ask: fetchState,
  now: Date.now,
  pause: () => new Promise<void>((resolve) => setTimeout(resolve, askAgainMs)),
};

/**
 * What became of an attempt. That the server has never heard of it is believed when the post can no longer be on its way;
 * until then it is asked again.
 *
 * @throws when the server cannot be reached.
 */
export async function believedState(
  { key, sentAt }: Attempt,
  { ask, now, pause }: typeof tools = tools,
): Promise<DonationState> {
  for (;;) {
    const answer = await ask(key);
    const unheardOf = answer.state === "not-charged" && !answer.result;
    if (!unheardOf || now() - (sentAt ?? 0) >= onItsWayMs) return answer;
    await pause();
  }
}
