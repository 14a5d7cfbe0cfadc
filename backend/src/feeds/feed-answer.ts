/** JSON that browsers and proxies may keep for a minute: it is the same for everyone. */
export const feedAnswer = (body: unknown) =>
  Response.json(body, { headers: { "Cache-Control": "public, max-age=60, stale-while-revalidate=600" } });
