import { isEncodedBody } from "./is-encoded-body.ts";
import { isId } from "./is-id.ts";

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Parameters that the library reads as JSON, without looking whether they are. */
const jsonParameters = ["where", "data"];

const refused = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/** The library's handler behind what it would fail on: 415 to a packed body, 404 to what is no id, 400 to parameters that are not well formed. */
export const guardedApi =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    if (isEncodedBody(request.headers)) return refused(415, "A body that is not packed is expected.");
    const { pathname, searchParams } = new URL(request.url);
    // The one place where the library lets no hook look at an id first (`numbered-documents.ts`).
    const [, version] = /\/globals\/[^/]+\/versions\/([^/]+)$/.exec(pathname) ?? [];
    if (version !== undefined && !isId(version)) return refused(404, "Not Found");
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
