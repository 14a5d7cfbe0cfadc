import { useEffect, useState } from "react";
import { believedState, type SettledAttempt, settleAttempt } from "../attempt-status";
import { openAttempt } from "../attempt-store";

/** `set-up`: of a monthly gift the card is kept, and nothing is charged before the 15th. */
export type AttemptState = SettledAttempt | "set-up" | "asking" | "unreachable";

const askAgainMs = 2_500;

/**
 * What became of the try whose answer never arrived; undefined when there is none. While the server cannot be reached it
 * is asked again and again.
 */
export function useAttemptState(): AttemptState | undefined {
  const [state, setState] = useState<AttemptState>();

  useEffect(() => {
    const attempt = openAttempt();
    if (!attempt) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await believedState(attempt).catch(() => undefined);
      if (left) return;
      if (answer) {
        const settled = settleAttempt(answer);
        const monthly = answer.result?.donation_type === "Monthly";
        return setState(settled === "charged" && monthly ? "set-up" : settled);
      }
      setState("unreachable");
      timer = setTimeout(ask, askAgainMs);
    };
    setState("asking");
    ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);

  return state;
}
