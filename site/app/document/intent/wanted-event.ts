/** Sent to the document by a page that has something to show which only its script can: it is not to wait for the reader. */
export const wantedEvent = "page:wanted";
