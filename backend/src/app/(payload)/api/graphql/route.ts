import config from "@payload-config";
import { GRAPHQL_POST, REST_OPTIONS } from "@payloadcms/next/routes";
import { guardedQueries } from "../../../../content/graphql/guarded-queries.ts";
import { env } from "../../../../env.ts";
import { guardedRoute } from "../../../../http/guarded-route.ts";

export const POST = guardedRoute(guardedQueries(GRAPHQL_POST(config)), env);
export const OPTIONS = guardedRoute(REST_OPTIONS(config), env);
