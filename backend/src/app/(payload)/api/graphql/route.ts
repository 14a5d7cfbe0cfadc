import config from "@payload-config";
import { GRAPHQL_POST, REST_OPTIONS } from "@payloadcms/next/routes";
import { getPayload } from "payload";
import { guardedQueries } from "../../../../content/graphql/guarded-queries.ts";
import { yieldToPayments } from "../../../../content/publishing/saved-after-payments.ts";
import { env } from "../../../../env.ts";
import { guardedRoute } from "../../../../platform/http/guarded-route.ts";

const afterDonors = async () => yieldToPayments(await getPayload({ config }), "read");

export const POST = guardedRoute(guardedQueries(GRAPHQL_POST(config), afterDonors), env);
export const OPTIONS = guardedRoute(REST_OPTIONS(config), env);
