import * as z from "zod/mini";
import { plainFormat } from "./plain-text.ts";

/** Letters of an address before its @ (RFC 5322, atext). Quoted texts and comments, which the standard has too, nobody types. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;
const topLabel = /^([a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;
const asciiOnly = /^[\0-\x7f]*$/;
const nameOfHost = /^[\p{L}\p{M}\p{N}.-]+$/u;
const longestLocalPart = 64;
export const longestEmail = 254;

/** The domain as the network has it (`xn--…`); what is no name of a host stays as it is, and is refused. */
function networkDomain(domain: string): string {
  if (asciiOnly.test(domain) || !nameOfHost.test(domain)) return domain;
  const address = `http://${domain}/`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

const parts = (email: string): [local: string, domain: string] => {
  const at = email.lastIndexOf("@");
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
};

/**
 * An email address, or the end of one from its @ on, made plain: without the blanks, `mailto:` and angle brackets that come
 * along when it is copied, with a straight apostrophe, and its domain as the network has it. What is no address comes back
 * too, for `emailFault` to refuse.
 */
export function plainEmail(text: string): string {
  const bare = plainFormat(text)
    .replace(/^<(.*)>$/, "$1")
    .replace(/^mailto:/i, "")
    .replace(/[‘’]/g, "'");
  const [local, domain] = parts(bare);
  return bare.includes("@") ? `${local}@${networkDomain(domain)}` : bare;
}

/**
 * What is wrong with an address that was made plain; undefined for one that mail reaches. `letters`: it has letters before
 * the @ that mail servers of the usual kind cannot take.
 */
export function emailFault(email: string): "letters" | "wrong" | undefined {
  const [local, domain] = parts(email);
  const labels = domain.split(".");
  const top = labels.at(-1) ?? "";
  const isDomain = labels.length > 1 && labels.every((each) => label.test(each)) && topLabel.test(top);
  if (!isDomain || local.length > longestLocalPart || email.length > longestEmail) return "wrong";
  if (localPart.test(local)) return undefined;
  return asciiOnly.test(local) ? "wrong" : "letters";
}

/** The schema of an address that is neither a donor's nor in a form: made plain, then judged. */
export const emailAddress = z.string().check(
  z.overwrite(plainEmail),
  z.refine((email) => emailFault(email) === undefined, "This is not an email address."),
);
