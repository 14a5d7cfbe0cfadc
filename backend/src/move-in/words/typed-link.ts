import { emailFault, plainEmail } from "@pcf/contract/typed-email";
import { withoutEntities } from "./plain-words.ts";

/** A link as an editor typed or pasted it, by what it is. `url` of a path has no host of its own. */
export type TypedLink =
  | { kind: "mail" | "telephone" | "anchor"; href: string }
  | { kind: "path" | "web"; url: URL; typed: string };

/** Stands for the host of a path, so that it can be read as an address. */
const noHost = "https://path.invalid";
/** Typed without `https://`, these are hosts and not files. */
const bareHost =
  /^(?:www\.[^\s/]+|(?:[a-z\d-]+\.)+(?:ca|com|org|net|info|edu|gov|health|quebec|io|tv|be|eu|uk|fr))(?=[/?#:]|$)/i;
const bareMail = /^[^\s@/:?]+@[^\s@/:?]+\.[a-z]{2,}$/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A mail link with the subject and whatever else was written for the mail, and each address made plain. */
function mailLink(typed: string): TypedLink | undefined {
  const [addresses = "", ...rest] = typed.replace(/^mailto:(?:\/\/)?/i, "").split("?");
  const plain = decoded(addresses)
    .split(/[,;]/)
    .map((each) => plainEmail(each.replace(/\s/g, "")))
    .filter(Boolean);
  if (plain.length === 0 || plain.some((address) => emailFault(address))) return undefined;
  const query = rest.join("?").trim().replace(/\s/g, "%20");
  return { kind: "mail", href: `mailto:${plain.join(",")}${query ? `?${query}` : ""}` };
}

function telephoneLink(typed: string): TypedLink | undefined {
  const number = decoded(typed.replace(/^tel:(?:\/\/)?/i, ""))
    .replace(/[\s()\u00a0]/g, "")
    .replace(/[.\u2010-\u2015]/g, "-");
  return /\d{3}/.test(number) ? { kind: "telephone", href: `tel:${number}` } : undefined;
}

function webLink(typed: string): TypedLink | undefined {
  const address = typed.replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, "").replace(/^\/\//, "https://");
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return { kind: "web", url, typed: address };
}

function pathLink(typed: string): TypedLink | undefined {
  if (!URL.canParse(typed, noHost)) return undefined;
  const url = new URL(typed, noHost);
  // A backslash leads to another host in browsers.
  return url.origin === noHost ? { kind: "path", url, typed } : undefined;
}

/**
 * What a link of the old texts is; undefined for what leads nowhere, or into the reader's own device. `isHost` knows the names
 * that are hosts even without `https://` before them.
 */
export function typedLink(href: string, isHost: (name: string) => boolean): TypedLink | undefined {
  const typed = withoutEntities(href)
    .replace(/[\t\n\r\u200b\ufeff]/g, "")
    .trim()
    .replace(/ /g, "%20");
  if (/^mailto:/i.test(typed)) return mailLink(typed);
  if (bareMail.test(typed)) return mailLink(typed);
  if (/^tel:/i.test(typed)) return telephoneLink(typed);
  if (/^(?:https?:)?\/\//i.test(typed)) return webLink(typed);
  if (bareHost.test(typed) || isHost(/^[^/?#]*/.exec(typed)?.[0] ?? "")) return webLink(`https://${typed}`);
  if (/^#./.test(typed)) return { kind: "anchor", href: typed };
  if (typed.startsWith("?")) return pathLink(`/${typed}`);
  return typed.startsWith("/") ? pathLink(typed) : undefined;
}
