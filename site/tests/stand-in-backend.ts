import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { RawSiteData } from "../app/content/read/read-site-data.server.ts";

/** A content backend and donation host for tests: answers the site's query from `data`, the rest by `otherwise`. */
export async function startStandInBackend(
  data: RawSiteData,
  options: {
    port?: number;
    /** Documents a page, whatever is asked for. */
    pageSize?: number;
    otherwise?: (request: IncomingMessage, response: ServerResponse) => void;
  } = {},
) {
  const state = { data, down: false, queries: 0 };
  const server = createServer(async (request, response) => {
    if (request.url !== "/api/graphql") {
      if (options.otherwise) return options.otherwise(request, response);
      response.writeHead(404).end();
      return;
    }
    if (state.down) return response.destroy();
    state.queries += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { query } = JSON.parse(Buffer.concat(chunks).toString()) as { query: string };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data: answerTo(query, state.data, options.pageSize) }));
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    state,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerTo(query: string, data: RawSiteData, fixedSize: number | undefined) {
  const answer: Record<string, unknown> = {};
  for (const [, name = "", limit, page] of query.matchAll(/(\w+)\(limit: (\d+), page: (\d+)\)/g)) {
    const all: unknown[] | undefined = data.collections[name as keyof typeof data.collections];
    if (!all) continue;
    const size = fixedSize ?? Number(limit);
    const from = (Number(page) - 1) * size;
    answer[name] = { docs: all.slice(from, from + size), hasNextPage: from + size < all.length };
  }
  return query.includes("home {") ? { ...answer, ...data.globals } : answer;
}
