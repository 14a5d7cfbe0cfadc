import {
  type MyGiftsPage,
  myGiftsApi,
  myGiftsCookie,
  myGiftsPageSchema,
  myGiftsParameters,
} from "@pcf/contract/donation/my-gifts";
import { givingUrls } from "@pcf/contract/urls";
import type { VisitorPage } from "./visitor-page.ts";

/** The donor's own page. */
export const myGiftsPage: VisitorPage<MyGiftsPage> = {
  path: givingUrls.myGifts,
  api: myGiftsApi.page,
  parameters: myGiftsParameters,
  cookie: myGiftsCookie,
  schema: myGiftsPageSchema,
  show: (status, page) => ({ myGifts: { status, page } }),
  // The page of a donor who is signed in does not show its answer.
  footerFormLeads: "/",
};

/** Where the backend is asked for one of the donor's receipts, which lie below the page; undefined for other addresses. */
export function ownReceipt({ pathname, searchParams }: URL): string | undefined {
  if (pathname !== `${givingUrls.myGifts}/receipt`) return undefined;
  return `${myGiftsApi.receipt}?${new URLSearchParams({ id: searchParams.get("id") ?? "" })}`;
}
