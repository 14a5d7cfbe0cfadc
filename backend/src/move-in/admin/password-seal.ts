import type { Seal } from "../../platform/sealed-text.ts";

/**
 * The password of the old site waits for its run in the database, readable by this installation alone and for that address
 * alone. It is deleted when the run ends.
 */
export const passwordSeal = (endpoint: string): Seal => ({
  purpose: "password of the site before",
  boundTo: endpoint,
});
