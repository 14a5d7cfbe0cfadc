import { keepResult } from "../approved-data";
import { type Attempt, endAttempt, markUnsent } from "../attempt-store";
import { fetchState } from "../donation-api";
import { givingPaths } from "../giving-paths";
import { clearDraft } from "./draft-store";

/**
 * Asks the server about a try that was sent and never answered, for example because the page was reloaded. Says where
 * the donor belongs, or nothing when the form may go on. A server that cannot be asked leaves all as it is: the key
 * stays, so that the next try cannot charge a second time.
 */
export async function resumeAttempt(attempt: Attempt): Promise<string | undefined> {
  try {
    const { state, result } = await fetchState(attempt.key);
    if (result) keepResult(result);
    if (state === "charged" && result) {
      clearDraft();
      endAttempt();
      return givingPaths.thankYou;
    }
    if (state === "being-checked") return givingPaths.fallback;
    if (state === "not-charged" && result) endAttempt();
    else if (state === "not-charged") markUnsent();
    return undefined;
  } catch {
    return undefined;
  }
}
