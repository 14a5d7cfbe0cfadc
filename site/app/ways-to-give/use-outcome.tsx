import type { DonationOutcome } from "@pcf/contract/donation/outcome";
import { useEffect, useState } from "react";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { Spinner } from "~/ui/spinner/spinner";
import { type ApprovedData, approvedData, storeResult } from "./approved-data";
import { fetchOutcome } from "./donation-api";
import { useGiftLink } from "./gift-link";

export type OutcomeView =
  | { kind: "reading" }
  /** There is no gift in the address and none kept on this device, or its token is not one of ours. */
  | { kind: "none" }
  /** The token was one of ours and has ended. */
  | { kind: "ended"; token: string }
  | { kind: "unreachable"; retry: () => void }
  | { kind: "facts"; outcome: DonationOutcome };

const pollMs = 2_000;

/**
 * The donation whose token a mailed link brought, or the one that this device stored last if the page `accepts` it, with its
 * facts read from the server by the signed token. While `pending` says so it is read again, for at most `polls` times.
 */
export function useOutcome(options: {
  accepts: (stored: ApprovedData) => boolean;
  pending?: (outcome: DonationOutcome) => boolean;
  polls?: number;
}): OutcomeView {
  const [view, setView] = useState<OutcomeView>({ kind: "reading" });
  const [tries, setTries] = useState(0);
  const { token: linkToken } = useGiftLink();

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once a visit and once each retry.
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const stored = linkToken ? null : approvedData.read();
    const token = linkToken ?? (stored && options.accepts(stored) ? stored.outcome_token : undefined);
    if (!token) {
      setView({ kind: "none" });
      return;
    }
    const read = async (pollsLeft: number) => {
      const outcome = await fetchOutcome(token).catch(() => undefined);
      if (left) return;
      if (outcome === null) return setView({ kind: "none" });
      if (outcome === "ended") return setView({ kind: "ended", token });
      if (outcome) {
        // The server knows better: else a page that goes by what the device keeps would lead back here. A newer gift stays.
        if (approvedData.read()?.id === outcome.result.id) storeResult(outcome.result);
        setView({ kind: "facts", outcome });
      } else {
        const retry = () => {
          setView({ kind: "reading" });
          setTries((count) => count + 1);
        };
        return setView({ kind: "unreachable", retry });
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

const copy = {
  reading: "Looking up your gift …",
  unreachable: "We could not reach our server to show the details. Nothing about your gift has changed.",
  retry: "Try again",
};

/** Says that the server did not answer what became of the gift, and offers to ask again. */
export function OutcomeUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="warn" role="status">
      <p>{copy.unreachable}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {copy.retry}
      </Button>
    </Alert>
  );
}

/** Says that the gift is being looked up. */
export function OutcomeReading() {
  return <Spinner label={copy.reading} />;
}
