import { type GiftLinkSearch, giftTokenField } from "@pcf/contract/donation/gift-link";
import { giftLinkUrl } from "@pcf/contract/urls";
import type { Endpoint } from "payload";
import { readForm } from "../../../platform/http/read-body.ts";
import { answer } from "../../record/answer.ts";
import { donationOfToken, donationServices } from "../donation-services.ts";

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
    // Also one that has ended: it is what the link is asked for with.
    const found = typeof token === "string" && (await donationOfToken(payload, token));
    if (found) {
      const { mailGiftLink } = await import("../gift-link-mail.ts");
      await mailGiftLink(payload, found.donation, donationServices(payload).now());
    }
    return headers.get("accept")?.includes("text/html")
      ? giftLinkPage({ link: "sent" })
      : answer({ ok: true });
  },
};

/** Leads a browser to the page about links to a gift. */
export const giftLinkPage = (search: GiftLinkSearch): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: giftLinkUrl(search), "Cache-Control": "no-store" },
  });
