import { donationSubmitDelayMs } from "@pcf/contract/constants";
import { useEffect, useState } from "react";

/**
 * False until the donor has been on the card step for two seconds, and again when the try gets another key: then a gift was
 * made in another window, and a press already on its way must not make a second one.
 */
export function useSubmitDelay(key = ""): boolean {
  const [waitedFor, setWaitedFor] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(key), donationSubmitDelayMs);
    return () => clearTimeout(timer);
  }, [key]);
  return waitedFor === key;
}
