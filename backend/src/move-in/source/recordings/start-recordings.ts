import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { readFolder } from "./read-folder.ts";
import { recordedFile } from "./recorded-file.ts";
import { recordedOrigin } from "./recorded-origin.ts";
import { runQuery } from "./run-query.ts";

/** What a request is met with in place of its answer. */
type Met =
  | { status: number; headers?: Record<string, string>; body?: string }
  | "connection ends"
  | undefined;

type Habits = {
  /** Fields that it does not know, such as `NewsItem.menuOrder`, as an older site. */
  unknown?: Iterable<string>;
  /** Asked before each answer, which waits for it. */
  meet?: (request: { path: string; headers: IncomingMessage["headers"]; body: string }) => Met | Promise<Met>;
};

const mostInBatch = 10;
const longestQuestion = 1_000_000;
const debug = [{ type: "DEBUG_LOGS_INACTIVE", message: "GraphQL Debug logging is not active." }];

const questionSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});
const askedSchema = z.union([questionSchema, z.array(questionSchema).max(mostInBatch)]);

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= longestQuestion) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function questionIn({ pathname, searchParams }: URL, method: string, body: string): unknown {
  if (pathname !== "/graphql") return undefined;
  try {
    if (method === "POST") return JSON.parse(body);
    const variables: unknown = JSON.parse(searchParams.get("variables") || "{}");
    return { query: searchParams.get("query"), variables };
  } catch {
    return undefined;
  }
}

/**
 * A server on 127.0.0.1 that answers as the site did of which a folder holds the recordings. `origin` is that of the addresses in
 * what it says, undefined where there are none.
 *
 * @throws OldSiteError when the folder holds no recordings, or one of its files is broken.
 */
export async function startRecordings(folder: string, { unknown = [], meet }: Habits = {}) {
  const site = readFolder(folder);
  const missing = new Set(unknown);
  const server = createServer((request, response) => {
    // Whoever asked has hung up.
    answer(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? "/", own);
    const body = await bodyOf(request);
    const met = await meet?.({ path: url?.pathname ?? "", headers: request.headers, body });
    if (met === "connection ends") return void request.socket.destroy();
    if (met) return void response.writeHead(met.status, met.headers).end(met.body);
    if (!url) return void response.writeHead(400).end();
    if (url.pathname === "/graphql") return tell(response, questionIn(url, request.method ?? "GET", body));
    const file = await recordedFile(folder, url.pathname);
    response.writeHead(file ? 200 : 404, { "content-type": "application/octet-stream" }).end(file);
  }

  function tell(response: ServerResponse, question: unknown): void {
    const asked = askedSchema.safeParse(question);
    const send = (status: number, content: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
    if (!asked.success) return void send(500, { errors: [{ message: "The request cannot be read." }] });
    const told = [asked.data].flat().map(({ query, variables, operationName }) => ({
      ...runQuery(
        site,
        { query, variables: variables ?? {}, operationName: operationName ?? undefined },
        missing,
      ),
      extensions: { debug },
    }));
    send(200, Array.isArray(asked.data) ? told : told[0]);
  }

  return {
    endpoint: `${own}/graphql`,
    origin: recordedOrigin(site),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
