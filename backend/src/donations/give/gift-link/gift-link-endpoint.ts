import { giftTokenField } from "@pcf/contract/donation/gift-link";
import type { Endpoint } from "payload";
import { readForm } from "../../../platform/http/read-body.ts";
import { answer } from "../../record/answer.ts";
import { donationServices } from "../donation-services.ts";
import { giftLinkPage } from "./gift-link-page.ts";
import { mailGiftLink } from "./mail-gift-link.ts";

/**
 * `POST /api/donations/gift-link`, multipart with the token of a gift, which may have ended: mails a new link to the
 * address that was given with the gift. The answer is the same whether or not there is such a gift: 200, or for a browser
 * that posted by itself a page (303).
 */
export const giftLinkEndpoint: Omit<Endpoint, "root"> = {
  path: "/gift-link",
  method: "post",
  handler: async ({ payload, headers, body }) => {
    const read = await readForm({ headers, body });
    if ("error" in read) return answer({ message: read.error }, read.status);
    const token = read.form.get(giftTokenField);
    if (typeof token === "string") await mailGiftLink(payload, token, donationServices(payload).now());
    return headers.get("accept")?.includes("text/html")
      ? giftLinkPage({ link: "sent" })
      : answer({ ok: true });
  },
};
