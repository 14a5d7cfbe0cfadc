import config from "@payload-config";
import { GRAPHQL_POST, REST_OPTIONS } from "@payloadcms/next/routes";
import { limitedBody } from "../../../../content/graphql/limited-body.ts";

const queryBytes = 64 * 1024;

export const POST = limitedBody(GRAPHQL_POST(config), queryBytes);
export const OPTIONS = REST_OPTIONS(config);
