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
 * Whether a form was sent from a page of another site, which could act in the name of who is signed in here. A browser says
 * in each post where it comes from; a proxy in front may have given us another host than the one the visitor typed.
 */
export function isForeignPost(request: IncomingMessage, siteUrl: string): boolean {
  if (onlyReads(request)) return false;
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin).host;
  return from !== new URL(siteUrl).host && from !== host;
}
