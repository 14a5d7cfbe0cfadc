import { largestPublicBody } from "@pcf/contract/public-api";

/** Whether a body is packed (gzip, br, …). Nothing here unpacks one, and a small one may hold gigabytes. */
export const isEncodedBody = (headers: Headers): boolean =>
  !/^(identity)?$/i.test(headers.get("content-encoding")?.trim() ?? "");

/**
 * A body of at most `limitBytes`; undefined for a longer one, of which no more is read. It is left open: a stream that is
 * cancelled closes the connection, and whoever sends it would never hear why.
 */
export async function readBody(
  stream: ReadableStream<Uint8Array> | null | undefined,
  limitBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type ReadForm = { form: FormData } | { status: 400 | 411 | 413 | 415; error: string };

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
