import { useEffect, useState } from "react";
import { type AttemptStatus, pollAttemptStatus, settleAttempt } from "~/ways-to-give/attempt-status";
import { openAttempt } from "~/ways-to-give/attempt-store";

/** `set-up`: of a monthly gift the card is stored, and nothing is charged before the 15th. */
export type SubmissionStatus = AttemptStatus | "set-up" | "checking" | "unreachable";

const pollMs = 2_500;

/**
 * What became of the try whose answer never arrived; undefined when there is none. While the server cannot be reached it
 * is polled.
 */
export function useSubmissionStatus(): SubmissionStatus | undefined {
  const [state, setState] = useState<SubmissionStatus>();

  useEffect(() => {
    const attempt = openAttempt();
    if (!attempt) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await pollAttemptStatus(attempt).catch(() => undefined);
      if (left) return;
      if (answer) {
        const settled = settleAttempt(answer);
        const monthly = answer.result?.donation_type === "Monthly";
        return setState(settled === "charged" && monthly ? "set-up" : settled);
      }
      setState("unreachable");
      timer = setTimeout(ask, pollMs);
    };
    setState("checking");
    ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);

  return state;
}
