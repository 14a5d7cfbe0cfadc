/**
 * JSON that no cache keeps: every answer here is about one donor. It fits into one packet, so the server is told not to
 * spend time on compressing it.
 */
export const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store, no-transform" } });
