/** Sent to the window, on the server's page alone, when the browser has read the whole hero and not yet what is below. */
export const firstScreenRead = "page:first-screen-read";
