import type { CardEntry } from "@pcf/contract/donation/donation-settings";
import { env } from "../../env.ts";
import { type Gateway, gatewayTimeoutMs } from "./gateway.ts";
import { type GatewayLog, measuredGateway } from "./measured-gateway.ts";
import { createMoneris } from "./moneris/moneris.ts";

let gateway: Gateway | undefined;

/** The real gateway when its store is set, the simulator otherwise: one adapter, another host. */
export function configuredGateway(log: GatewayLog): Gateway {
  gateway ??= measuredGateway(monerisOfSettings(), log);
  return gateway;
}

/** Of the settings, past what is counted and logged of gifts. */
export const monerisOfSettings = (): Gateway =>
  createMoneris({
    ...(env.MONERIS_STORE_ID && env.MONERIS_API_TOKEN
      ? {
          origin: `https://${env.MONERIS_HOST}`,
          storeId: env.MONERIS_STORE_ID,
          apiToken: env.MONERIS_API_TOKEN,
        }
      : {
          origin: `http://127.0.0.1:${env.GATEWAY_SIMULATOR_PORT}`,
          storeId: "store1",
          apiToken: "yesguy",
        }),
    timeoutMs: gatewayTimeoutMs,
    statusTimeoutMs: 10_000,
    hostedCards: env.MONERIS_HPT_PROFILE !== undefined,
  });

/** Hosts of the gateway on which no card is ever charged. */
const testHosts = ["mpg1t.moneris.io", "esqa.moneris.com"];

/** Whether no card is charged here: gifts go to the simulator, or to a store of the gateway's own for trying. */
export const isTestGateway = (settings: Pick<typeof env, "MONERIS_STORE_ID" | "MONERIS_HOST">): boolean =>
  !settings.MONERIS_STORE_ID || testHosts.includes(settings.MONERIS_HOST);

/** How this host takes cards. */
export const cardEntry = (): CardEntry => ({
  cvd: env.MONERIS_CVD,
  hostedCardFields: env.MONERIS_HPT_PROFILE
    ? { profile: env.MONERIS_HPT_PROFILE, frameUrl: env.MONERIS_HPT_URL }
    : null,
});

type Settings = Pick<typeof env, "isPublic" | "MONERIS_STORE_ID" | "MONERIS_HPT_PROFILE">;

/**
 * By which questionnaire of the card industry (PCI DSS) the charity answers for a public site, as follows from the way that
 * card numbers take with these settings; `undefined` for a site that only this machine reaches.
 */
export function cardQuestionnaire(settings: Settings): string | undefined {
  if (!settings.isPublic) return undefined;
  if (settings.MONERIS_HPT_PROFILE)
    return "payments: card numbers are typed into the payment service's own fields and never reach this server: PCI questionnaire SAQ A, or SAQ A-EP where the charity's bank asks for it";
  const saqD =
    "card numbers pass through this server: PCI questionnaire SAQ D (MONERIS_HPT_PROFILE makes it SAQ A)";
  return settings.MONERIS_STORE_ID
    ? `payments: ${saqD}`
    : `payments: the simulator charges no card, but visitors may type real ones; ${saqD}`;
}
