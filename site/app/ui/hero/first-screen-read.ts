/**
 * Sent to the window, on the server's page alone, when the browser has read the whole first screen (the hero, on the
 * donation form the first words) and not yet what is below.
 * In a file of its own: the script in the head that waits for it brings nothing of the hero.
 */
export const firstScreenRead = "page:first-screen-read";
