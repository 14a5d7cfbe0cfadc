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
