import { kitForm } from "@pcf/contract/forms/kit";
import type { Endpoint } from "payload";
import * as z from "zod/mini";
import { clientAddress } from "../../http/client-address.ts";
import { readForm } from "../../http/read-form.ts";
import { formFields } from "../form-fields.ts";
import { senderMark } from "../sender-mark.ts";
import { spamReason } from "../spam-reason.ts";
import { subscribe } from "./subscribe.ts";

const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });

/** Of the kit form only these are read; the rest is dropped. */
const wishSchema = z.pick(kitForm.schema, {
  rkfname: true,
  rklname: true,
  rkemail: true,
  join_mailing_list: true,
  kit_in_french: true,
});

/** `POST /api/mailchimp`, multipart, the kit form: a wish to be on the mailing list, when its box is ticked. */
export const mailchimpEndpoint: Endpoint = {
  path: "/mailchimp",
  method: "post",
  handler: async (req) => {
    const read = await readForm({ headers: req.headers, body: req.body });
    if ("error" in read) return answer({ ok: false, message: read.error }, read.status);
    const fields = formFields(read.form);
    const wish = z.safeParse(wishSchema, fields);
    if (!wish.success) return answer({ ok: false }, 422);
    const now = new Date();
    const sender = senderMark(clientAddress(req.headers), now);
    const reason = await spamReason(req.payload, { fields, sender, now });
    const { rkfname, rklname, rkemail, join_mailing_list, kit_in_french } = wish.data;
    if (join_mailing_list && !reason)
      await subscribe(req.payload, {
        email: rkemail,
        firstName: rkfname,
        lastName: rklname,
        language: kit_in_french === "Yes" ? "fr" : "en",
        source: "kit form",
        sender,
      });
    return answer({ ok: true });
  },
};
