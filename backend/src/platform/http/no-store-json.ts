/** An answer in JSON that nobody between us and the reader may keep. */
export const noStoreJson = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
