/** Sent to the document when React has taken the page over and everything on it answers. */
export const hydratedEvent = "page:hydrated";
