import config from "@payload-config";
import { getPayload } from "payload";
import { health } from "../../health.ts";

export const dynamic = "force-dynamic";

export async function GET() {
  const state = await health(() => getPayload({ config }));
  return Response.json(state, { status: state.ok ? 200 : 503, headers: { "cache-control": "no-store" } });
}
