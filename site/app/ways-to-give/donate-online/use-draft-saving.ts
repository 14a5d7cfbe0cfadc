import type { DonationDraft } from "@pcf/contract/donation/form";
import { useEffect, useRef } from "react";
import { saveDraft } from "../draft-store";

const pauseMs = 250;

/**
 * Saves the draft on this device whenever it changes from `stored`, which is there when it is `ready`: shortly after the
 * last key, and at once when the page is left. The function returned ends that, after a success.
 */
export function useDraftSaving(
  values: DonationDraft,
  { draft: stored, ready }: { draft: DonationDraft; ready: boolean },
): () => void {
  const snapshot = JSON.stringify(values);
  const last = useRef<string>(undefined);
  const unsaved = useRef<DonationDraft>(undefined);
  const stopped = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshot stands for the values.
  useEffect(() => {
    if (!ready || stopped.current) return;
    last.current ??= JSON.stringify(stored);
    if (snapshot === last.current) return;
    last.current = snapshot;
    unsaved.current = values;
    const timer = setTimeout(flush, pauseMs);
    return () => clearTimeout(timer);
  }, [snapshot, ready]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as the form is shown.
  useEffect(() => {
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, []);

  function flush() {
    if (unsaved.current && !stopped.current) saveDraft(unsaved.current, Date.now());
    unsaved.current = undefined;
  }
  return () => {
    stopped.current = true;
  };
}
