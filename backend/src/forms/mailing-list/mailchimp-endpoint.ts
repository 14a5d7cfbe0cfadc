import { answersSchema } from "@pcf/contract/forms/answers-schema";
import { formTexts } from "@pcf/contract/forms/form-texts";
import { kitForm } from "@pcf/contract/forms/kit-form";
import type { Endpoint } from "payload";
import * as z from "zod/mini";
import { clientAddress } from "../../platform/http/client-address.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { readForm } from "../../platform/http/read-body.ts";
import { senderMark, spamReason } from "../spam-reason.ts";
import { personOf } from "../take-submission.ts";
import { subscribe } from "./subscribe.ts";

/** Of the kit form only these are read; the rest is dropped. */
const { rkfname, rklname, rkemail, join_mailing_list, kit_in_french } = kitForm.fields;
const wishSchema = answersSchema({ rkfname, rklname, rkemail, join_mailing_list, kit_in_french });

/** `POST /api/mailchimp`, multipart, the kit form: a wish to be on the mailing list, when its box is ticked. */
export const mailchimpEndpoint: Endpoint = {
  path: "/mailchimp",
  method: "post",
  handler: async (req) => {
    const read = await readForm({ headers: req.headers, body: req.body });
    if ("error" in read) return noStoreJson({ ok: false, message: read.error }, read.status);
    const fields = formTexts(read.form);
    const wish = z.safeParse(wishSchema, fields);
    if (!wish.success) return noStoreJson({ ok: false }, 422);
    const now = new Date();
    const sender = senderMark(clientAddress(req.headers), now);
    const reason = await spamReason(req.payload, { fields, sender, now });
    if (wish.data.join_mailing_list && !reason)
      await subscribe(req.payload, {
        ...personOf(kitForm, wish.data),
        language: wish.data.kit_in_french === kit_in_french.value ? "fr" : "en",
        source: "kit form",
        sender,
      });
    return noStoreJson({ ok: true });
  },
};
