import type { DonationOutcome } from "@pcf/contract/donation/outcome";
import { useEffect, useState } from "react";
import { type ApprovedData, approvedData } from "./approved-data";
import { fetchOutcome } from "./donation-api";

export type OutcomeView =
  | { kind: "reading" }
  /** Nothing is kept on this device, or its token is not one of ours. */
  | { kind: "none" }
  | { kind: "unreachable"; kept: ApprovedData; retry: () => void }
  | { kind: "facts"; kept: ApprovedData; outcome: DonationOutcome };

const pollMs = 2_000;

/**
 * The donation that this device kept last, with its facts read from the server by the signed token. While `pending` says
 * so it is read again, for at most `polls` times.
 */
export function useOutcome(options: {
  wanted: (kept: ApprovedData) => boolean;
  pending?: (outcome: DonationOutcome) => boolean;
  polls?: number;
}): OutcomeView {
  const [view, setView] = useState<OutcomeView>({ kind: "reading" });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once a visit and once each retry.
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const kept = approvedData.read();
    if (!kept || !options.wanted(kept)) {
      setView({ kind: "none" });
      return;
    }
    const read = async (pollsLeft: number) => {
      const outcome = await fetchOutcome(kept.outcome_token).catch(() => undefined);
      if (left) return;
      if (outcome === null) return setView({ kind: "none" });
      if (outcome) setView({ kind: "facts", kept, outcome });
      else {
        const retry = () => {
          setView({ kind: "reading" });
          setTries((count) => count + 1);
        };
        return setView({ kind: "unreachable", kept, retry });
      }
      if (pollsLeft > 0 && options.pending?.(outcome)) timer = setTimeout(() => read(pollsLeft - 1), pollMs);
    };
    read(options.polls ?? 0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [tries]);

  return view;
}
