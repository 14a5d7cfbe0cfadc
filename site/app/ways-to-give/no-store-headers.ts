/** Pages about one person's gift are kept in no cache. */
export const noStoreHeaders = () => ({ "Cache-Control": "no-store" });
