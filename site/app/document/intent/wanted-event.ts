/**
 * Sent to the document by a page that has something to show which only its script can: it is not to wait for the reader.
 * In a file of its own: who imports it must not run the script of the page's head as well.
 */
export const wantedEvent = "page:wanted";
