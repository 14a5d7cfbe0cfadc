import { env } from "../../env.ts";
import type { Gateway } from "./gateway.ts";
import { createMoneris } from "./moneris.ts";

/** Longer than the gateway itself takes to give up. */
const timeoutMs = 40_000;
const statusTimeoutMs = 10_000;
const hostedCards = env.MONERIS_HPT_PROFILE !== undefined;

/** The real gateway when its store is set, the simulator otherwise: one adapter, another host. */
export const configuredGateway: Gateway = createMoneris(
  env.MONERIS_STORE_ID && env.MONERIS_API_TOKEN
    ? {
        origin: `https://${env.MONERIS_HOST}`,
        storeId: env.MONERIS_STORE_ID,
        apiToken: env.MONERIS_API_TOKEN,
        timeoutMs,
        statusTimeoutMs,
        hostedCards,
      }
    : {
        origin: `http://127.0.0.1:${env.GATEWAY_SIMULATOR_PORT}`,
        storeId: "store1",
        apiToken: "yesguy",
        timeoutMs,
        statusTimeoutMs,
        hostedCards,
      },
);
