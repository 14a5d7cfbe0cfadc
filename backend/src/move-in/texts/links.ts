import { isHref } from "../../fields/href.ts";
import { attribute, type HtmlElement } from "./html-tree.ts";

const mailAddress = /^[^\s@/:?]+@[^\s@/:?]+\.[a-z]{2,}$/i;

/** What a link names, as a whole address: editors leave out protocols, and type addresses of mail alone. */
export function namedAddress(link: HtmlElement): string | undefined {
  const hidden = attribute(link, "data-cfemail");
  if (hidden) return `mailto:${hiddenMail(hidden)}`;
  const href = attribute(link, "href");
  const digits = /\/cdn-cgi\/l\/email-protection#([\da-f]+)/i.exec(href ?? "")?.[1];
  return digits ? `mailto:${hiddenMail(digits)}` : wholeAddress(href);
}

/** An address without what browsers do not read, and with the protocol that was meant. */
export function wholeAddress(typed: string | undefined): string | undefined {
  // Browsers leave out tabs and line breaks, which is how a `java\nscript:` hides.
  const address = typed?.replace(/[\p{Cc}\u00ad\u200b-\u200f\u2060\ufeff]/gu, "").trim();
  if (!address) return undefined;
  if (/^(?:javascript|vbscript|data|file|blob|about):/i.test(address)) return undefined;
  if (mailAddress.test(address)) return `mailto:${address}`;
  if (/^www\.[^\s/]+\.\w+/i.test(address)) return `https://${address}`;
  if (address.startsWith("//")) return `https:${address}`;
  return address.replace(/^(?:https?|mailto|tel):/i, (scheme) => scheme.toLowerCase());
}

/** An address as our links may hold it; undefined where it is unsafe or no address at all. */
export function safeAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const encoded = address.trim().replace(/[\s"<>\\^`{|}]|[^\p{ASCII}]/gu, (sign) => {
    try {
      return encodeURIComponent(sign);
    } catch {
      return "";
    }
  });
  return isHref(encoded) ? encoded : undefined;
}

/** The mail address that a well-known service hid from robots: each pair of digits is a sign, mixed with the first. */
export function hiddenMail(digits: string): string {
  const bytes = (digits.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));
  const [key = 0, ...rest] = bytes;
  return String.fromCharCode(...rest.map((byte) => byte ^ key));
}

/** What is stored to be opened or kept, and is no page. */
export const isFileAddress = (address: string): boolean =>
  /\.(?:pdf|docx?|xlsx?|pptx?|csv|rtf|txt|odt|ods|odp|zip|ics|epub|mp3|m4a|wav|ogg|mp4|m4v|webm|ogv|mov)(?:$|[?#])/i.test(
    address,
  );
