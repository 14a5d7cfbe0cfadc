/** Whether a body is packed (gzip, br, …). Nothing here unpacks one, and a small one may hold gigabytes. */
export const isEncodedBody = (headers: Headers): boolean =>
  !/^(identity)?$/i.test(headers.get("content-encoding")?.trim() ?? "");
