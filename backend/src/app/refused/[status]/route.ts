const refusals: Record<string, { error: string; allow?: string }> = {
  400: { error: "bad_address" },
  405: { error: "method_not_allowed", allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" },
};

/** The answer to what `redirectUnreadable` leads here. */
export async function GET(_request: Request, { params }: { params: Promise<{ status: string }> }) {
  const { status } = await params;
  const refusal = refusals[status];
  if (!refusal) return Response.json({ error: "not_found" }, { status: 404 });
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (refusal.allow) headers.allow = refusal.allow;
  return Response.json({ error: refusal.error }, { status: Number(status), headers });
}
