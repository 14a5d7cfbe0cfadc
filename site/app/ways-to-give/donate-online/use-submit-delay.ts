import { donationSubmitDelayMs } from "@pcf/contract/constants";
import { useEffect, useState } from "react";

/** False until the donor has been on the card step for two seconds. */
export function useSubmitDelay(): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), donationSubmitDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return waited;
}
