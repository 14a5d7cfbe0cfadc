/**
 * Ids that the form shares with the script that works it before React is there. They stand by themselves, so that the script,
 * which is written into the page, brings nothing else of the form.
 */

/** The form around each of the steps 0 to 2. */
export const donationFormId = "donation-form";

/** The note that the script shows where React comes late. */
export const lateNoteId = "form-is-late";
