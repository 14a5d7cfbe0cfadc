import { fileCopy, largestFileBytes } from "../storage/file-copy.ts";
import { isId } from "./guarded-operations.ts";
import { isForeignRequest } from "./is-foreign-request.ts";
import { isEncodedBody } from "./read-body.ts";
import { commonHeaders, plainPolicy } from "./security-headers.ts";

const policy = "content-security-policy";

/** The answer with the headers of all answers, where it does not bring its own. */
function withHeaders(answer: Response, adminOrigin: string): Response {
  const headers = new Headers(answer.headers);
  const ours = {
    ...commonHeaders({ adminOrigin }),
    [policy]: plainPolicy(headers.get("content-type") ?? ""),
  };
  for (const [name, value] of Object.entries(ours)) if (!headers.has(name)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/**
 * A route's handler that refuses (403) changes asked for by pages of others, and gives every answer its headers.
 * Payload's own list of origins (`csrf`) stays empty: it drops the session of reads too, so that a link in a mail to the
 * admin would end at the sign-in.
 * `settings` are read with each request, as one build serves any environment.
 */
export const guardedRoute =
  <Rest extends unknown[]>(
    handler: (request: Request, ...rest: Rest) => Response | Promise<Response>,
    settings: { readonly BACKEND_ADMIN_ORIGIN: string },
  ) =>
  async (request: Request, ...rest: Rest): Promise<Response> => {
    const adminOrigin = settings.BACKEND_ADMIN_ORIGIN;
    const answer = isForeignRequest(request, adminOrigin)
      ? Response.json({ errors: [{ message: "This did not come from a page of ours." }] }, { status: 403 })
      : await handler(request, ...rest);
    return withHeaders(answer, adminOrigin);
  };

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Parameters that the library reads as JSON, without looking whether they are, and what they have to hold. */
const jsonParameters = { where: () => true, data: (value: unknown) => typeof value === "object" };

const refused = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/** What a form has beside its file, in bytes. */
const largestRest = 1024 * 1024;

/** Of a form that is refused so much is still taken in: who is cut off while sending never reads why. */
const drainedBytes = 1024 * 1024 * 1024;

/** 413, in the library's shape of an error about a field: the admin shows it beside the file. */
async function refusedFile(request: Request, bytes: number): Promise<Response> {
  let left = drainedBytes;
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    left -= chunk.byteLength;
    if (left < 0) break;
  }
  const message = fileCopy.tooLarge(bytes);
  const error = { name: "ValidationError", message, data: { errors: [{ path: "file", message }] } };
  return Response.json({ errors: [error] }, { status: 413 });
}

/** The library's handler behind what it would fail on: 415 to a packed body, 413 to a form with too large a file, 404 to what is no id, 400 to parameters that are not well formed. */
export const guardedApi =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    if (isEncodedBody(request.headers)) return refused(415, "A body that is not packed is expected.");
    const bytes = Number(request.headers.get("content-length") ?? 0);
    const isForm = request.headers.get("content-type")?.startsWith("multipart/") ?? false;
    if (isForm && bytes > largestFileBytes + largestRest) return refusedFile(request, bytes);
    const { pathname, searchParams } = new URL(request.url);
    // The one place where the library lets no hook look at an id first (`guarded-operations.ts`).
    const [, version] = /\/globals\/[^/]+\/versions\/([^/]+)$/.exec(pathname) ?? [];
    if (version !== undefined && !isId(version)) return refused(404, "Not Found");
    for (const [name, isFit] of Object.entries(jsonParameters))
      if (!holds(searchParams.get(name), isFit))
        return refused(400, `The parameter ${name} could not be read.`);
    return handler(request, context);
  };

function holds(text: string | null, isFit: (value: unknown) => boolean): boolean {
  if (!text) return true;
  try {
    return isFit(JSON.parse(text));
  } catch {
    return false;
  }
}
