import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { readXml } from "../moneris/xml.ts";
import { answerRequest, requestSchema, responseXml, unreadableRequest } from "./answer-request.ts";
import { answerTyped, cardFieldsPage } from "./card-fields.ts";
import { datedPurchaseSchema, declineSchema, openLedger } from "./ledger.ts";

/** What the simulator is told to do wrong, in the order in which requests arrive. */
export const faultSchema = z.object({
  kind: z.enum([
    "drop-before",
    "drop-after",
    "half",
    "late",
    "not-xml",
    "null-code",
    "timed-out",
    "incomplete",
    "code",
    "other-amount",
    "other-order",
    // Of the vault: the card is kept, and the answer does not say under which key.
    "no-key",
  ]),
  /** For `late`. */
  delayMs: z.number().int().min(0).max(60_000).default(0),
  /** For `code`. With the usual one the vault answers as its older versions did. */
  code: z.string().default("027"),
  times: z.number().int().min(1).default(1),
});
type Fault = z.output<typeof faultSchema>;

export const settingsSchema = z.object({
  latencyMs: z.number().int().min(0).max(60_000).optional(),
  /** The bank answers nobody: every connection breaks off before it has read anything. */
  down: z.boolean().optional(),
  /** The time on the bank's clock from now on. */
  clock: z.iso.datetime().optional(),
});

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.setEncoding("utf8")) {
    const text = z.string().parse(chunk);
    size += text.length;
    if (size > 100_000) throw new Error("Too large");
    chunks.push(Buffer.from(text));
  }
  return Buffer.concat(chunks).toString("utf8");
}

const distorted = (receipt: ReturnType<typeof answerRequest>, fault: Fault) => ({
  ...receipt,
  ...(fault.kind === "null-code" && { ResponseCode: "null" }),
  ...(fault.kind === "timed-out" && { TimedOut: "true" }),
  ...(fault.kind === "incomplete" && { Complete: "false" }),
  ...(fault.kind === "code" && { ResponseCode: fault.code }),
  ...(fault.kind === "other-amount" && { TransAmount: "1.23" }),
  ...(fault.kind === "no-key" && { DataKey: "null" }),
  ...(fault.kind === "other-order" && { ReceiptId: "somebody-else" }),
});

/**
 * A small bank that speaks the gateway's XML on 127.0.0.1. Beside `POST /gateway2/servlet/MpgRequest` it takes
 * `POST /simulator/faults` (what to do wrong next), `/simulator/declines` (charges to decline), `/simulator/dates`
 * (purchases of another day), `/simulator/settings` (latency, clock, whether it answers at all) and answers `GET /simulator/transactions`, `/simulator/calls` and `/healthz`.
 * `GET /HPPtoken/index.php` is the frame of hosted card fields.
 */
export function createSimulator({ ledgerFile, latencyMs = 0 }: { ledgerFile: string; latencyMs?: number }) {
  const ledger = openLedger(ledgerFile);
  const faults: Fault[] = [];
  const settings = { latencyMs, down: false };
  let calls = 0;

  function nextFault(): Fault | undefined {
    const [fault] = faults;
    if (fault && --fault.times === 0) faults.shift();
    return fault;
  }

  async function gateway(request: IncomingMessage, response: ServerResponse) {
    if (settings.down) return request.socket.destroy();
    const body = await readBody(request);
    calls += 1;
    const fault = nextFault();
    if (settings.latencyMs) await sleep(settings.latencyMs);
    if (fault?.kind === "drop-before") return request.socket.destroy();
    const parsed = requestSchema.safeParse(readXml(body));
    const receipt = parsed.success ? answerRequest(ledger, parsed.data.request) : unreadableRequest();
    if (fault?.kind === "drop-after") return request.socket.destroy();
    if (fault?.kind === "late") await sleep(fault.delayMs);
    const xml = responseXml(fault ? distorted(receipt, fault) : receipt);
    response.writeHead(200, { "Content-Type": "text/html" });
    if (fault?.kind === "half") return response.end(xml.slice(0, xml.length / 2));
    response.end(fault?.kind === "not-xml" ? "Service temporarily down" : xml);
  }

  async function control(request: IncomingMessage, response: ServerResponse) {
    const json = (value: unknown) => {
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(value));
    };
    if (request.url === "/healthz") return json({ ok: true });
    if (request.url === "/simulator/transactions") return json(ledger.transactions);
    if (request.url === "/simulator/cards") return json(ledger.cardsKept());
    if (request.url === "/simulator/calls") return json({ calls });
    const body: unknown = JSON.parse(await readBody(request));
    if (request.url === "/simulator/settings") {
      const { clock, ...changed } = settingsSchema.parse(body);
      Object.assign(settings, changed);
      if (clock) ledger.setClock(new Date(clock));
    } else if (request.url === "/simulator/declines") ledger.decline(...z.array(declineSchema).parse(body));
    else if (request.url === "/simulator/dates") ledger.date(...z.array(datedPurchaseSchema).parse(body));
    else if (request.url === "/simulator/faults") faults.push(...z.array(faultSchema).parse(body));
    else return response.writeHead(404).end();
    json({ ok: true });
  }

  async function cardFields(request: IncomingMessage, response: ServerResponse, url: URL) {
    if (url.pathname === "/HPPtoken/index.php")
      return response.writeHead(200, { "Content-Type": "text/html" }).end(cardFieldsPage(url.searchParams));
    if (url.pathname !== "/HPPtoken/tokenize") return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(answerTyped(ledger, JSON.parse(await readBody(request)))));
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://simulator");
    if (url.pathname.startsWith("/HPPtoken/")) return cardFields(request, response, url);
    return url.pathname === "/gateway2/servlet/MpgRequest"
      ? gateway(request, response)
      : control(request, response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400);
      response.end();
    });
  });
  // Who asks closes idle connections. After Node's five seconds this end would, and a caller that was busy for longer sends
  // into a connection that is gone.
  server.keepAliveTimeout = 0;
  return server;
}
