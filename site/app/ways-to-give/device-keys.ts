/** Under these names this browser's local storage holds the answers to the donation form, and the try to make a gift. */
export const draftKey = "pcfFormData";
export const attemptKey = "pcfDonationAttempt";

/**
 * Whether this device stores what only the form's script can show: answers of an earlier visit, or a gift that was sent and
 * whose answer never came.
 */
export function hasStoredGift(): boolean {
  try {
    const attempt = localStorage.getItem(attemptKey);
    const sent = attempt !== null && !attempt.includes('"sentAt":null');
    return sent || localStorage.getItem(draftKey) !== null;
  } catch {
    // A browser that forbids storage has nothing.
    return false;
  }
}
