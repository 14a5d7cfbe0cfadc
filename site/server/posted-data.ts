import type { IncomingMessage } from "node:http";
import { largestPublicBody } from "@pcf/contract/public-api";
import { wholeBody } from "./proxy.ts";

/** What a browser posted by itself: as it came, to be passed on, and its fields, if it is a form. */
export type PostedData = { body: Buffer; type: string; form: FormData | undefined };

/** Undefined when it is longer than anything that visitors send. Rejects when the visitor leaves before it is whole. */
export async function postedData(request: IncomingMessage): Promise<PostedData | undefined> {
  const body = await wholeBody(request, largestPublicBody);
  if (!body) return undefined;
  const type = request.headers["content-type"] ?? "";
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  return { body, type, form };
}
