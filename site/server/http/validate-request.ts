import type { IncomingMessage } from "node:http";

/** What may be done with pages and files: what visitors send goes to the backend. */
export const readingMethods: readonly string[] = ["GET", "HEAD"];

export const onlyReads = ({ method = "" }: IncomingMessage): boolean => readingMethods.includes(method);

/** Whether a request names two hosts: what stands in front of us may have read another one than we do. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/**
 * Whether a form was sent from a page of another site, which could act in the name of a person signed in here. Browsers of today
 * say in `Sec-Fetch-Site` how the page that sends and the address belong together, and no page can change that. For the others
 * `Origin` has to be ours; a proxy in front may have given us another host than the one the visitor typed.
 */
export function isForeignPost(request: IncomingMessage, siteUrl: string): boolean {
  if (onlyReads(request)) return false;
  const { origin, host, "sec-fetch-site": sender } = request.headers;
  if (sender === "same-origin") return false;
  if (sender === "cross-site") return true;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin).host;
  return from !== new URL(siteUrl).host && from !== host;
}

/**
 * Whether a browser hides which page a form comes from: it says `Origin: null`, and not in `Sec-Fetch-Site` either, where an
 * extension keeps back every referrer, or a webmail has opened the page in its own sandbox.
 */
export const hidesItsPage = ({ headers }: IncomingMessage): boolean =>
  headers.origin === "null" && headers["sec-fetch-site"] === undefined;

/** The same where nobody is signed in whom another page could abuse: a form whose page is hidden is taken. */
export const isForeignOpenPost = (request: IncomingMessage, siteUrl: string): boolean =>
  isForeignPost(request, siteUrl) && !hidesItsPage(request);
