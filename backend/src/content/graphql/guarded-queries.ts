import { clientNetwork } from "@pcf/contract/client-network";
import { largestPublicBody } from "@pcf/contract/public-api";
import { createSignatureCheck } from "@pcf/contract/signed-hook";
import { GraphQLError, OperationTypeNode, parse } from "graphql";
import { z } from "zod";
import { env } from "../../env.ts";
import { clientAddress } from "../../platform/http/client-address.ts";
import { type Asker, takeTurns } from "../../platform/http/in-turn.ts";
import { isEncodedBody, readBody } from "../../platform/http/read-body.ts";
import { counter, waitingIn } from "../../platform/metrics/measures.ts";
import type { Leave } from "./places-of-networks.ts";

const waitingQueries = waitingIn({
  name: "backend_query_queue_length",
  help: "GraphQL queries that wait for their turn",
});
const countRefusal = counter({
  name: "backend_query_refusals_total",
  help: "GraphQL queries that were refused with 503 because too many waited",
  labels: {},
});

type Handler = (request: Request) => Promise<Response>;

/** The site's own query has under 1,300. */
const mostTokens = 4_000;

const bodySchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * The costliest query takes the process a good part of a second: giving must not wait for more than one. So after each the
 * process belongs to others for as long as it took, and for a moment at least.
 */
const places = {
  ...{ ofOne: 4, ofAll: 32, ofOwn: 4, limitMs: 60_000 },
  // The site gives up what has not been answered within 9.5 s (`PROXY_TIMEOUT_SECONDS`), and could not say why.
  waitMs: 5_000,
  restMs: (tookMs: number) => Math.min(Math.max(tookMs, 25), 1_000),
};

/**
 * A turn spares the process that does the work, so each backend has its own; what strangers may ask for at once counts over all
 * of them. A place is free at the latest when whoever had it can be at work no more.
 */
export const placesOfStrangers = {
  ofOne: places.ofOne + 1,
  ofAll: places.ofAll + 1,
  longestMs: places.waitMs + places.limitMs,
};

type TakePlace = (network: string) => Promise<Leave | undefined>;

const signatureFault = createSignatureCheck();

function tooMany() {
  countRefusal({});
  return refused(503, "Too many queries wait. Ask again.", { "retry-after": "1" });
}

const refused = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ message }] }, { status, headers: { "cache-control": "no-store", ...headers } });

/**
 * The GraphQL handler behind what can be told of a request before anything walks its query, one query at a time, each when
 * `ready` says so. Answers 413 to bodies of more
 * than 64 KB before they are read whole, 415 to other kinds of body, 400 to what is no query or has too many words,
 * and to a query that the rules refuse, 503 when too many wait for their turn, and to all but the site itself when theirs
 * has not come after five seconds.
 */
export function guardedQueries(
  handler: Handler,
  ready: () => Promise<void>,
  takePlace: TakePlace = async () => () => {},
): Handler {
  const inTurn = takeTurns(places);
  let waiting = 0;
  waitingQueries.add(() => waiting);
  /** One more waits, until what is answered is called for the first time. */
  function waits(): () => void {
    waiting += 1;
    let isOver = false;
    return () => {
      if (!isOver) waiting -= 1;
      isOver = true;
    };
  }
  return async (request) => {
    const { headers } = request;
    if (!/^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? ""))
      return refused(415, "application/json is expected");
    if (isEncodedBody(headers)) return refused(415, "A body that is not packed is expected");
    const declared = Number(headers.get("content-length") ?? 0);
    const body = declared > largestPublicBody ? undefined : await readBody(request.body, largestPublicBody);
    if (!body) return refused(413, `A query has at most ${largestPublicBody} bytes.`);
    const text = body.toString("utf8");
    const posted = bodySchema.safeParse(jsonOf(text));
    if (!posted.success) return refused(400, "The body is no JSON object with a query.");

    const fault = parserFault(posted.data.query);
    if (fault) return refused(400, fault);
    const asker = await askerOf(headers, text);
    const leave = asker === "own" ? () => {} : await takePlace(asker.network);
    if (!leave) return tooMany();
    const begin = waits();
    try {
      const answer = await inTurn(asker, async () => {
        begin();
        await ready();
        return request.signal.aborted
          ? refused(503, "Whoever asked is gone.")
          : handler(new Request(withoutSearch(request.url), { method: request.method, headers, body }));
      });
      return answer ? withoutHints(answer) : tooMany();
    } finally {
      begin();
      leave();
    }
  };
}

/** The library reads parameters of the address too, and hands `draft` on to every relation: a query says all it asks for. */
function withoutSearch(address: string): URL {
  const url = new URL(address);
  url.search = "";
  return url;
}

/** The site signs what it asks for itself, which every reader waits for; whoever does not is one client among others. */
async function askerOf(headers: Headers, body: string): Promise<Asker> {
  const header = (name: string) => headers.get(name);
  const isOwn = !(await signatureFault({ body, header }, env.HOOK_SECRET, Date.now()));
  return isOwn ? "own" : { network: clientNetwork(clientAddress(headers)) };
}

function parserFault(query: string): string | undefined {
  try {
    const { definitions } = parse(query, { maxTokens: mostTokens, noLocation: true });
    if (definitions.some((each) => "operation" in each && each.operation === OperationTypeNode.SUBSCRIPTION))
      return "There are no subscriptions.";
  } catch (error) {
    // Thousands of levels end the parser's stack.
    return error instanceof GraphQLError ? error.message : "The query has too many levels.";
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const answerSchema = z.looseObject({ errors: z.array(z.looseObject({ message: z.string() })) });

/**
 * The answer without the names that its errors propose: they would tell the schema, name by name. 400 for a query that was
 * refused whole.
 */
async function withoutHints(answer: Response): Promise<Response> {
  const text = await answer.text();
  const { status, headers } = answer;
  if (!text.startsWith('{"errors"')) return new Response(text, { status, headers });
  const body = answerSchema.parse(JSON.parse(text));
  const errors = body.errors.map((error) => ({
    ...error,
    message: error.message.replace(/ Did you mean [\s\S]*\?$/, ""),
  }));
  const refusedWhole = status === 200 && !("data" in body);
  return Response.json({ ...body, errors }, { status: refusedWhole ? 400 : status, headers });
}
