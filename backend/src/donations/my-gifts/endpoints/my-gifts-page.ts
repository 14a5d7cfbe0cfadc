import type { AskPage, GiftsPage, MyGiftsNotice, MyGiftsPage } from "@pcf/contract/donation/my-gifts";
import type { Endpoint } from "payload";
import { cardEntry } from "../../gateway/configured-gateway.ts";
import { pdfResponse, receiptPdf } from "../../receipts/pdf/receipt-pdf.ts";
import { answer } from "../../record/answer.ts";
import { type SignedInDonor, signedInDonor } from "../donor-session.ts";
import { ownGifts, ownReceipt } from "../own-gifts.ts";
import { ownMonthlyGifts } from "../own-monthly-gifts.ts";
import { backToPage, noticeOf, type PageRequest, sessionIn } from "./page-request.ts";

/** `GET /api/my-gifts?link=&done=`: what the donor's own page shows, for the site's server, which draws it. */
export const pageEndpoint: Endpoint = {
  path: "/my-gifts",
  method: "get",
  handler: async ({ payload, headers, searchParams }) => {
    const request = { payload, session: sessionIn(headers), now: new Date() };
    const link = /^[\w.-]{1,200}$/.exec(searchParams.get("link") ?? "")?.[0] ?? null;
    return answer(await pageFor(request, { link, notice: noticeOf(searchParams.get("done")) }));
  },
};

/**
 * `GET /api/my-gifts/receipt?id=`: the PDF of a receipt in force of the donor who is signed in; 404 for any other. Who is
 * not signed in any more is led to the page.
 */
export const ownReceiptEndpoint: Endpoint = {
  path: "/my-gifts/receipt",
  method: "get",
  handler: async ({ payload, headers, searchParams }) => {
    const donor = await signedInDonor(payload, { session: sessionIn(headers), now: new Date() });
    if (!donor) return backToPage("session-ended");
    const row = await ownReceipt(payload, { address: donor.address, id: Number(searchParams.get("id")) });
    return row ? pdfResponse(row, await receiptPdf(payload, row)) : answer({ message: "Not found" }, 404);
  },
};

const nothingTyped = { typed: {}, wrong: {} };

/** The page of a donor who is not signed in: it offers a link, and answers whether a gift went through. */
export const askPage = (changes: Partial<Omit<AskPage, "show">>): AskPage => ({
  show: "ask",
  notice: null,
  asked: nothingTyped,
  checked: null,
  ...changes,
});

/** The page of a donor who is signed in. `asked`: a form about a monthly gift in which something has to be corrected. */
export async function giftsPage(
  { payload, now }: Pick<PageRequest, "payload" | "now">,
  { address, endsAt }: SignedInDonor,
  { notice = null, asked = null }: Partial<Pick<GiftsPage, "notice" | "asked">>,
): Promise<GiftsPage> {
  const monthly = await ownMonthlyGifts(payload, { address, now });
  return {
    show: "gifts",
    notice,
    monthly,
    cardEntry: cardEntry(),
    asked,
    secondsLeft: Math.ceil((endsAt.getTime() - now.getTime()) / 1000),
    ...(await ownGifts(payload, address)),
  };
}

async function pageFor(
  { payload, session, now }: PageRequest,
  { link, notice }: { link: string | null; notice: MyGiftsNotice | null },
): Promise<MyGiftsPage> {
  // Programs that look through mail open its links too: a link is used up by a press on the page alone.
  if (link) return { show: "press", link };
  const donor = await signedInDonor(payload, { session, now });
  if (!donor) return askPage({ notice: notice ?? (session ? "session-ended" : null) });
  return giftsPage({ payload, now }, donor, { notice });
}
