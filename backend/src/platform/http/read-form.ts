import { largestPublicBody } from "@pcf/contract/public-api";
import { isEncodedBody } from "./is-encoded-body.ts";
import { readBody } from "./read-body.ts";

export type ReadForm = { form: FormData } | { status: 400 | 411 | 413 | 415; error: string };

/** A multipart body, refused by its headers before it is read, and cut off when it is longer than they say. */
export async function readForm(request: {
  headers: Headers;
  body: ReadableStream<Uint8Array> | null | undefined;
}): Promise<ReadForm> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type))
    return { status: 415, error: "multipart/form-data is expected" };
  if (isEncodedBody(request.headers)) return { status: 415, error: "A form that is not packed is expected" };
  if (Number(request.headers.get("content-length") ?? 0) > largestPublicBody)
    return { status: 413, error: "The form is too large" };
  const body = await readBody(request.body, largestPublicBody);
  if (!body) return { status: 413, error: "The form is too large" };
  try {
    const whole = new Response(body, { headers: { "content-type": type } });
    return { form: await whole.formData() };
  } catch {
    return { status: 400, error: "The form could not be read" };
  }
}
