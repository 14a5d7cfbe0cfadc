// In a file of their own: who imports them must not run the script of the page's head as well.

/** Sent to the document when React has taken the page over and everything on it answers. */
export const hydratedEvent = "page:hydrated";

/** Sent to the document by a page that has something to show which only its script can: it is not to wait for the reader. */
export const wantedEvent = "page:wanted";
