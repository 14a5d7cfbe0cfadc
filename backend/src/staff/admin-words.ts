/**
 * Words of the admin that are not Payload's. "Last saved 5 minutes ago" is worked out on the server and again in the browser: where
 * a minute passes between the two, React finds another text than it expects, reports an error and draws the page anew.
 */
export const adminWords = { en: { version: { lastSavedAgo: "Saved" } } };
