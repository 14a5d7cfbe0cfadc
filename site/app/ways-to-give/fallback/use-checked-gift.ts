import { useEffect, useState } from "react";
import { approvedData } from "../approved-data";
import { believedState, type SettledAttempt, settleAttempt } from "../attempt-status";
import { openAttempt } from "../attempt-store";
import { fetchOutcome } from "../donation-api";

export type CheckedGift = {
  state: SettledAttempt | "unreachable" | "nothing" | "reading";
  reference?: string;
};

const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/** Asks by the key of the open attempt, or by the token of the gift kept last; undefined when there is neither. */
async function ask(): Promise<SettledAttempt | "nothing"> {
  const attempt = openAttempt();
  if (attempt) return settleAttempt(await believedState(attempt));
  const kept = approvedData.read();
  if (!kept) return "nothing";
  const outcome = await fetchOutcome(kept.outcome_token);
  if (!outcome || outcome === "ended") return "nothing";
  const { state, result } = outcome;
  if (state === "being-checked") return "being-checked";
  return settleAttempt({ state: state === "declined" ? "not-charged" : "charged", result });
}

/** Follows a gift whose outcome is not known, with growing pauses, until it is settled. */
export function useCheckedGift(): CheckedGift {
  const [gift, setGift] = useState<CheckedGift>({ state: "reading" });

  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    let pause = firstPauseMs;
    const look = async () => {
      const state = await ask().catch(() => "unreachable" as const);
      if (left) return;
      const reference = approvedData.read()?.id;
      setGift({ state, ...(reference ? { reference } : {}) });
      if (state !== "being-checked" && state !== "unreachable") return;
      timer = setTimeout(look, pause);
      pause = Math.min(pause * 1.4, longestPauseMs);
    };
    look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);

  return gift;
}
