/** JSON that no cache keeps: every answer here is about one donor. */
export const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
