import { isForeignRequest } from "./is-foreign-request.ts";
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
