import { isEncodedBody } from "./is-encoded-body.ts";

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Parameters that the library reads as JSON, without looking whether they are. */
const jsonParameters = ["where", "data"];

const refused = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/** The library's handler behind what it would fail on: 415 to a packed body, 400 to parameters that are not well formed. */
export const guardedApi =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    if (isEncodedBody(request.headers)) return refused(415, "A body that is not packed is expected.");
    const { searchParams } = new URL(request.url);
    const malformed = jsonParameters.find((name) => !isJson(searchParams.get(name)));
    if (malformed) return refused(400, `The parameter ${malformed} could not be read.`);
    return handler(request, context);
  };

function isJson(text: string | null): boolean {
  if (!text) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
