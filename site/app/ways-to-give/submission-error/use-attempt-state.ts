import { useEffect, useState } from "react";
import { openAttempt } from "../attempt-store";
import { fetchState } from "../donation-api";
import { type SettledAttempt, settleAttempt } from "../settle-attempt";

const askAgainMs = 2_500;

/**
 * What became of the try whose answer never arrived; undefined when there is none. A request may still be on its way
 * when the page is shown, so "not charged" is believed when the server has said it twice. While the server cannot be
 * reached it is asked again and again.
 */
export function useAttemptState(): SettledAttempt | "asking" | "unreachable" | undefined {
  const [state, setState] = useState<SettledAttempt | "asking" | "unreachable">();

  useEffect(() => {
    const attempt = openAttempt();
    if (!attempt) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    let saidUnknown = false;
    const again = () => {
      timer = setTimeout(ask, askAgainMs);
    };
    const ask = async () => {
      const answer = await fetchState(attempt.key).catch(() => undefined);
      if (left) return;
      if (!answer) {
        setState("unreachable");
        return again();
      }
      if (answer.state === "not-charged" && !answer.result && !saidUnknown) {
        saidUnknown = true;
        return again();
      }
      setState(settleAttempt(answer));
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
