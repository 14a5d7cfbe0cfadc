import config from "@payload-config";
import { GRAPHQL_POST, REST_OPTIONS } from "@payloadcms/next/routes";
import { getPayload } from "payload";
import { guardedQueries, placesOfStrangers } from "../../../../content/graphql/guarded-queries.ts";
import { placesOfNetworks, placesSchema } from "../../../../content/graphql/places-of-networks.ts";
import { yieldToPayments } from "../../../../content/publishing/saved-after-payments.ts";
import { env } from "../../../../env.ts";
import { memoryOf } from "../../../../platform/database/memory.ts";
import { guardedRoute } from "../../../../platform/http/guarded-route.ts";

const afterDonors = async () => yieldToPayments(await getPayload({ config }), "read");

let places: ReturnType<typeof placesOfNetworks> | undefined;
async function takePlace(network: string) {
  const payload = await getPayload({ config });
  places ??= placesOfNetworks(memoryOf(payload, "public-queries", placesSchema), {
    ...placesOfStrangers,
    secret: env.PAYLOAD_SECRET,
  });
  return places.take(network);
}

export const POST = guardedRoute(guardedQueries(GRAPHQL_POST(config), afterDonors, takePlace), env);
export const OPTIONS = guardedRoute(REST_OPTIONS(config), env);
