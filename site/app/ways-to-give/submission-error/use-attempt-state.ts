import { useEffect, useState } from "react";
import { openAttempt } from "../attempt-store";
import { believedState } from "../believed-state";
import { type SettledAttempt, settleAttempt } from "../settle-attempt";

const askAgainMs = 2_500;

/**
 * What became of the try whose answer never arrived; undefined when there is none. While the server cannot be reached it
 * is asked again and again.
 */
export function useAttemptState(): SettledAttempt | "asking" | "unreachable" | undefined {
  const [state, setState] = useState<SettledAttempt | "asking" | "unreachable">();

  useEffect(() => {
    const attempt = openAttempt();
    if (!attempt) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await believedState(attempt).catch(() => undefined);
      if (left) return;
      if (answer) return setState(settleAttempt(answer));
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
