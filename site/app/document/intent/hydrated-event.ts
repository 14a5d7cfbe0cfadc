/**
 * Sent to the document when React has taken the page over and everything on it answers.
 * In a file of its own: who imports it must not run the script of the page's head as well.
 */
export const hydratedEvent = "page:hydrated";
