import { createHash, timingSafeEqual } from "node:crypto";
import { largestPublicBody } from "@pcf/contract/public-api";
import { emailAddress } from "@pcf/contract/typed-email";
import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { env } from "../../env.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { readBody } from "../../platform/http/read-body.ts";
import { noteUnsubscribe } from "./note-unsubscribe.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The service signs nothing: the address that it was given is the secret. */
function knowsSecret(req: PayloadRequest): boolean {
  const { MAILCHIMP_WEBHOOK_SECRET: secret } = env;
  return (
    secret !== undefined && timingSafeEqual(digest(req.searchParams.get("secret") ?? ""), digest(secret))
  );
}

/** `2026-11-23 18:04:11`, in universal time. */
const firedAt = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(" ", "T")}Z`))
  .refine((date) => !Number.isNaN(date.getTime()));

const eventSchema = z.object({
  type: z.literal("unsubscribe"),
  "data[email]": emailAddress,
  "data[list_id]": z.string(),
  fired_at: firedAt.optional().catch(undefined),
});

const notFound = () => noStoreJson({ ok: false }, 404);

/**
 * `POST /api/mailing-list/webhook?secret=`: the mailing service tells that somebody has left the list there, as fields of a
 * form. Other events, and those of other lists, are answered well and change nothing: else it would call again and again.
 * It asks the address by `GET` when it is set up. Without the right secret nothing is there.
 */
export const webhookEndpoints: Endpoint[] = [
  {
    path: "/mailing-list/webhook",
    method: "get",
    handler: async (req) => (knowsSecret(req) ? noStoreJson({ ok: true }) : notFound()),
  },
  {
    path: "/mailing-list/webhook",
    method: "post",
    handler: async (req) => {
      if (!knowsSecret(req)) return notFound();
      const body = await readBody(req.body, largestPublicBody);
      if (!body) return noStoreJson({ ok: false }, 413);
      const fields = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
      const event = eventSchema.safeParse(fields);
      if (event.success && event.data["data[list_id]"] === env.MAILCHIMP_LIST_ID) {
        const email = event.data["data[email]"].toLowerCase();
        await noteUnsubscribe(req.payload, { email, at: event.data.fired_at }, new Date());
      }
      return noStoreJson({ ok: true });
    },
  },
];
