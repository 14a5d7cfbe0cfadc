import { readBody } from "../../http/read-body.ts";

type Handler = (request: Request) => Promise<Response>;

async function readText(request: Request, limitBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > limitBytes) return undefined;
  return (await readBody(request.body, limitBytes))?.toString("utf8");
}

/** The handler, answering 413 to bodies of more than `limitBytes` before they are read whole. */
export const limitedBody =
  (handler: Handler, limitBytes: number): Handler =>
  async (request) => {
    const body = await readText(request, limitBytes);
    if (body === undefined) {
      const message = `A query has at most ${limitBytes} bytes.`;
      return Response.json({ errors: [{ message }] }, { status: 413 });
    }
    return handler(new Request(request.url, { method: request.method, headers: request.headers, body }));
  };
