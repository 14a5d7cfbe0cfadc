import config from "@payload-config";
import { GRAPHQL_POST, REST_OPTIONS } from "@payloadcms/next/routes";
import { limitedBody } from "../../../../content/graphql/limited-body.ts";
import { env } from "../../../../env.ts";
import { guardedRoute } from "../../../../http/guarded-route.ts";

const queryBytes = 64 * 1024;

export const POST = guardedRoute(limitedBody(GRAPHQL_POST(config), queryBytes), env);
export const OPTIONS = guardedRoute(REST_OPTIONS(config), env);
