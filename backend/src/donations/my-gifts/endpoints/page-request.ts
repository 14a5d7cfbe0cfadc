import { type MyGiftsNotice, myGiftsCookie, myGiftsNotices } from "@pcf/contract/donation/my-gifts";
import { givingUrls } from "@pcf/contract/urls";
import type { Payload } from "payload";
import { env } from "../../../env.ts";
import { type SignedInDonor, signedInDonor } from "../donor-session.ts";

/** A request for the page, or a form of it that was sent. */
export type PageRequest = {
  payload: Payload;
  /** What the cookie holds; empty without one. */
  session: string;
  now: Date;
};

export type FormRequest = PageRequest & {
  /** The network that the form came from, see `clientNetwork`. */
  network: string;
  /** The address that it came from. */
  ip: string;
  /** What was typed into the field of this name, without blanks around it. */
  typed: (field: string) => string;
};

/** The value of the page's cookie in a request's header. */
export const sessionIn = (headers: Headers): string =>
  new RegExp(`(?:^|;\\s*)${myGiftsCookie}=([\\w-]{32})(?:;|$)`).exec(headers.get("cookie") ?? "")?.[1] ?? "";

export const noticeOf = (text: string | null): MyGiftsNotice | null =>
  myGiftsNotices.find((notice) => notice === text) ?? null;

/** The cookie: no script reads it, no other site's form brings it, and no other page is sent it. */
function cookie(session: string, seconds: number): string {
  const secure = env.SITE_URL.startsWith("https:") ? "; Secure" : "";
  return `${myGiftsCookie}=${session}; Path=${givingUrls.myGifts}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
export const keepSession = (session: string, minutes: number): string => cookie(session, minutes * 60);
export const forgetSession = (): string => cookie("", 0);

/** Leads the browser back to the page, which says what has just been done: loading it again then sends nothing twice. */
export const backToPage = (done: MyGiftsNotice | null, setCookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: {
      Location: done ? `${givingUrls.myGifts}?${new URLSearchParams({ done })}` : givingUrls.myGifts,
      "Cache-Control": "no-store",
      ...(setCookie && { "Set-Cookie": setCookie }),
    },
  });

/** A form about a monthly gift, which only its donor may send. */
export const requireDonor =
  (action: (form: FormRequest, donor: SignedInDonor) => Promise<Response>) =>
  async (form: FormRequest): Promise<Response> => {
    const donor = await signedInDonor(form.payload, form);
    return donor ? action(form, donor) : backToPage("session-ended");
  };
