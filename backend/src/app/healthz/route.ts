import config from "@payload-config";
import { getPayload } from "payload";
import { createHealth } from "../../health.ts";

export const dynamic = "force-dynamic";

const health = createHealth(() => getPayload({ config }));

export async function GET() {
  const state = await health();
  return Response.json(state, { status: state.ok ? 200 : 503, headers: { "cache-control": "no-store" } });
}
