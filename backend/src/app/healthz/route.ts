import config from "@payload-config";
import { getPayload } from "payload";
import { env } from "../../env.ts";
import { createHealth } from "../../health/health.ts";
import { guardedRoute } from "../../platform/http/guarded-route.ts";

export const dynamic = "force-dynamic";

const health = createHealth(() => getPayload({ config }));

export const GET = guardedRoute(async () => {
  const state = await health();
  return Response.json(state, { status: state.ok ? 200 : 503, headers: { "cache-control": "no-store" } });
}, env);
