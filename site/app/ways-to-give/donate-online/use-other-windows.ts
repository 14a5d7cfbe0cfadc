import { isApprovedCode } from "@pcf/contract/donation/result";
import { useEffect, useRef } from "react";
import { approvedData } from "../approved-data";
import { type Attempt, currentAttempt } from "../attempt-store";
import { attemptKey } from "../device-keys";

/**
 * Two windows of one browser try under one key, so that one gift sent twice is charged once. When another window has come
 * to a decision of the bank, this one goes on under the key that follows: the old one would only be answered with what
 * became of that gift. `given` says that it was approved, and that giving here is a second gift.
 */
export function useOtherWindows(
  attempt: Attempt | undefined,
  follow: (next: Attempt, given: boolean) => void,
) {
  const now = useRef({ attempt, follow });
  now.current = { attempt, follow };
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      const mine = now.current.attempt;
      if (event.key !== attemptKey || !mine) return;
      const next = currentAttempt(Date.now());
      if (next.key !== mine.key) now.current.follow(next, isApprovedCode(approvedData.read()?.ResponseCode));
    };
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  }, []);
}
