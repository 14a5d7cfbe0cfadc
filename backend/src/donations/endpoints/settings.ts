import type { DonationSettings } from "@pcf/contract/donation/settings";
import type { Endpoint } from "payload";
import { env } from "../../env.ts";
import { usesSimulator } from "../gateway/configured-gateway.ts";

const hostedFieldsPath = "/HPPtoken/index.php";

/** `GET /api/donations/settings`: how this host takes cards, for the form. Nothing in it is secret. */
export const settingsEndpoint: Endpoint = {
  path: "/donations/settings",
  method: "get",
  handler: () => {
    const settings: DonationSettings = {
      demoGateway: usesSimulator,
      cvd: env.MONERIS_CVD,
      hostedFields: env.MONERIS_HPT_PROFILE
        ? { profile: env.MONERIS_HPT_PROFILE, url: `https://${env.MONERIS_HPT_HOST}${hostedFieldsPath}` }
        : null,
      recaptchaSiteKey: env.RECAPTCHA_SITE_KEY ?? null,
    };
    return Response.json(settings, { headers: { "Cache-Control": "public, max-age=60" } });
  },
};
