import config from "@payload-config";
import { getPayload } from "payload";
import { env } from "../../env.ts";
import { readiness } from "../../health/readiness.ts";
import { presentHealth } from "../../health/today-health.ts";
import { guardedRoute } from "../../platform/http/guarded-route.ts";

export const dynamic = "force-dynamic";

const notConnected = { ready: false, causes: ["database: does not answer"] };

export const GET = guardedRoute(async () => {
  const state = await getPayload({ config }).then(
    (payload) => readiness(payload, () => presentHealth(payload)),
    () => notConnected,
  );
  return Response.json(state, { status: state.ready ? 200 : 503, headers: { "cache-control": "no-store" } });
}, env);
