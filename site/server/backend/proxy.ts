import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import https from "node:https";
import { pipeline } from "node:stream";
import { formReturnSearch } from "@pcf/contract/forms/form-return-search";
import { forms } from "@pcf/contract/forms/forms";
import { pageVoteApi, voteOutcomes } from "@pcf/contract/page-vote";
import { largestPublicBody } from "@pcf/contract/public-api";
import type { SiteEnv } from "../env.ts";
import { forwardedFor } from "../http/client-address.ts";
import { wholeBody } from "../http/request-body.ts";
import { inLog } from "../http/request-id.ts";
import { sendJson } from "../http/send-json.ts";
import { onlyReads } from "../http/validate-request.ts";
import { errorFacts, type Log } from "../log.ts";
import { backendDuration } from "../metrics/metrics.ts";
import { backendsInOrder, neverArrived } from "./backends.ts";

/** Headers that belong to one connection, or that only we may write. */
const notPassedOn = new Set([
  ...["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer", "upgrade"],
  ...["transfer-encoding", "host", "expect", "forwarded", "x-forwarded-for", "x-forwarded-host"],
  ...["x-forwarded-proto", "x-real-ip"],
  // The backend's library would take a POST for another method.
  ...["x-http-method-override", "x-payload-http-method-override"],
]);

/** Connections to the backend that are kept for reading. */
const mostSockets = 256;

/** `address` is what to ask the backend for: path and query. */
export type BackendProxy = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => Promise<void>;

const clients = { "http:": http, "https:": https };

/**
 * Passes requests on to the backend, or to the next one where the first gives no answer and nothing can come about twice, when their body is whole; answers stream. Answers 413 to a body that is too long and 415 to
 * one that is packed, which nobody unpacks, 502 when the backend cannot be reached and 504 when it says nothing in time, the wait for a
 * connection to it counted; both in words that are true of a gift. A visitor who leaves ends the request behind it.
 */
export function createProxy(env: SiteEnv, log: Log, maxSockets = mostSockets): BackendProxy {
  const timeoutMs = env.PROXY_TIMEOUT_SECONDS * 1000;
  const kept = { keepAlive: true, maxSockets, keepAliveMsecs: 5_000 };
  const agents = { "http:": new http.Agent(kept), "https:": new https.Agent(kept) };
  const site = new URL(env.SITE_URL);

  return async (request, response, address) => {
    const encoding = request.headers["content-encoding"]?.trim() ?? "";
    if (!/^(identity)?$/i.test(encoding)) {
      wholeBody(request, 0).catch(() => {});
      return sendJson(response, 415, { error: "encoded_body" });
    }
    const body = await wholeBody(request, largestPublicBody).catch(() => "left" as const);
    if (body === "left" || response.destroyed) return;
    if (!body) return sendJson(response, 413, { error: "too_large" });
    const headers = {
      ...passedOn(request.headers),
      "x-forwarded-for": forwardedFor(request, env.TRUST_PROXY),
      "x-forwarded-host": site.host,
      "x-forwarded-proto": site.protocol.slice(0, -1),
      ...(body.length > 0 && { "content-length": body.length }),
    };

    const answered = backendDuration.startTimer();
    const call = ([backend = "", ...others]: string[]) => {
      const target = new URL(backend);
      const protocol = target.protocol === "https:" ? "https:" : "http:";
      const upstream = clients[protocol].request(target, {
        method: request.method,
        path: address,
        headers: { ...headers, host: target.host },
        // A change may not be asked again, so it never takes a kept connection that the backend may just be closing.
        agent: onlyReads(request) ? agents[protocol] : false,
      });
      const slow = () => upstream.destroy(new TimeLimit("time limit"));
      // The socket's own limit begins with the connection, which a request of a crowd may have to wait for.
      const limit = setTimeout(slow, timeoutMs);
      upstream.setTimeout(timeoutMs, slow);
      upstream.on("response", (answer) => {
        clearTimeout(limit);
        answered({ outcome: "answered" });
        passBack(answer, response);
      });
      upstream.on("error", (error) => {
        if (response.destroyed) return;
        const tryAgain = backendsLeft(error, upstream.reusedSocket, [backend, ...others]);
        if (tryAgain.length > 0) call(tryAgain);
        else failed(error);
      });
      upstream.on("close", () => clearTimeout(limit));
      response.on("close", () => upstream.destroy());
      upstream.end(body);
    };
    /** Which backends may still be asked after such an error, the one that it is of first. */
    const backendsLeft = (error: Error, reused: boolean, backends: string[]): string[] => {
      if (response.headersSent || error instanceof TimeLimit) return [];
      // The backend closed a kept connection just as we took it. Only what changes nothing is asked on one, and so may be again.
      if (reused && "code" in error && error.code === "ECONNRESET") return backends;
      return onlyReads(request) || neverArrived(error) ? backends.slice(1) : [];
    };
    const failed = (error: Error) => {
      const [status, code] =
        error instanceof TimeLimit ? ([504, "backend_slow"] as const) : ([502, "backend_down"] as const);
      answered({ outcome: status === 504 ? "slow" : "down" });
      const path = request.url?.split("?")[0];
      log.warn({ path, status, ...inLog(request), ...errorFacts(error) }, "backend not reached");
      // A backend that is slow, or breaks off, may have taken what was sent all the same.
      const known = onlyReads(request) || neverArrived(error);
      const wayBack = formWayBack(request, known ? "mail_failed" : "unknown");
      if (!wayBack || response.headersSent)
        return sendJson(response, status, { error: code, message: wordsFor(address, known) });
      response.writeHead(303, { location: wayBack, "cache-control": "no-store" }).end();
    };
    call(backendsInOrder(env));
  };
}

function passBack(answer: IncomingMessage, response: ServerResponse) {
  // The visitor may have gone meanwhile; a pipeline into a destroyed answer throws.
  if (response.destroyed || response.headersSent) {
    answer.destroy();
    return;
  }
  response.writeHead(answer.statusCode ?? 502, {
    "cache-control": "no-store",
    ...passedOn(answer.headers),
    "x-content-type-options": "nosniff",
  });
  pipeline(answer, response, () => {});
}

const passedOn = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !notPassedOn.has(name)));

/** What whoever asked is told when no answer came; `known` where surely nothing was taken. */
function wordsFor(address: string, known: boolean): string {
  if (address !== "/api/donate")
    return known
      ? "Our server does not answer at the moment. Please try again in a minute."
      : "We do not know whether this has arrived: our server did not answer in time. Please try again in a minute.";
  return known
    ? "Our server does not answer at the moment. This try was not charged. Please try again in a minute."
    : "We do not know yet whether your gift was taken: our server did not answer in time. Please do not give again before you know. Sent again from the same page it is never charged twice.";
}

class TimeLimit extends Error {}

/**
 * Where a browser that posted one of the forms by itself is led when the backend could not take it (`mail_failed`) or did
 * not say whether it has (`unknown`): to the form, which then says so. Undefined for every other request.
 */
function formWayBack(request: IncomingMessage, status: "mail_failed" | "unknown"): string | undefined {
  if (request.method !== "POST" || !request.headers.accept?.includes("text/html")) return undefined;
  // The path alone is taken from the browser's word, with one slash, so that it stays on this site.
  const cameFrom = URL.parse(request.headers.referer ?? "")?.pathname.replace(/^\/+/, "/");
  if (request.url === pageVoteApi) return `${cameFrom ?? "/"}#${voteOutcomes.lost}`;
  const number = /^\/api\/forms\/(\d+)(?:\?|$)/.exec(request.url ?? "")?.[1];
  const form = forms.find((each) => String(each.number) === number);
  if (!form) return undefined;
  // A form that stands on every page leads home where the browser does not say from which it came.
  const page = form.page ?? cameFrom ?? "/";
  return `${page}?${formReturnSearch(form.number, { status, message: "", invalid_fields: [] })}#${form.name}`;
}
