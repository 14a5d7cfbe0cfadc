import { contentDisposition } from "../../platform/http/content-disposition.ts";

const encoder = new TextEncoder();

/** A stream that makes a line when it is read: whoever reads slowly or goes away has nothing made for nobody. */
const streamOf = (lines: AsyncGenerator<string>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });

/** Lines of comma-separated values as a file to take away. However many they are, it takes no more memory than the next of them. */
export const csvFile = (name: string, lines: AsyncGenerator<string>): Response =>
  new Response(streamOf(lines), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": contentDisposition("attachment", name),
      "Cache-Control": "no-store",
    },
  });
