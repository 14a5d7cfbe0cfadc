import config from "@payload-config";
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from "@payloadcms/next/routes";
import { env } from "../../../../env.ts";
import { guardedApi, guardedRoute } from "../../../../platform/http/guarded-route.ts";

export const GET = guardedRoute(guardedApi(REST_GET(config)), env);
export const POST = guardedRoute(guardedApi(REST_POST(config)), env);
export const DELETE = guardedRoute(guardedApi(REST_DELETE(config)), env);
export const PATCH = guardedRoute(guardedApi(REST_PATCH(config)), env);
export const PUT = guardedRoute(guardedApi(REST_PUT(config)), env);
export const OPTIONS = guardedRoute(REST_OPTIONS(config), env);
