import type { DonationSettings } from "@pcf/contract/donation/donation-settings";
import type { Endpoint } from "payload";
import { env } from "../../../env.ts";
import { cardEntry } from "../../gateway/configured-gateway.ts";
import { answer } from "../../record/answer.ts";
import { donationServices } from "../donation-services.ts";

/** `GET /api/donations/settings`: how this host takes cards, for the form. Nothing in it is secret. */
export const settingsEndpoint: Omit<Endpoint, "root"> = {
  path: "/settings",
  method: "get",
  handler: ({ user }) => {
    const settings: DonationSettings = {
      humanCheck: env.RECAPTCHA_SITE_KEY
        ? { kind: "recaptcha", siteKey: env.RECAPTCHA_SITE_KEY }
        : { kind: "proof-of-work" },
      ...cardEntry(),
      ...(user ? { staff: true } : {}),
    };
    const cacheControl = user ? "private, no-store" : "public, max-age=60";
    return Response.json(settings, { headers: { "Cache-Control": cacheControl, Vary: "Cookie" } });
  },
};

/** `GET /api/human-check`: a new puzzle of the built-in captcha, as the altcha widget and library take it. */
export const captchaEndpoint: Endpoint = {
  path: "/human-check",
  method: "get",
  handler: async ({ payload }) => answer(await donationServices(payload).challenge()),
};
