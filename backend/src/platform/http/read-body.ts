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
