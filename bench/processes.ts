import { startTestStack } from "../bin/test-stack.ts";
import { startSecondSite } from "../e2e/fixtures/second-site.ts";
import { type Asked, ask, word } from "./ask.ts";
import type { Row } from "./rows.ts";

const warmUp = 1000;
const searches = 1500;
const connections = 32;
const miss: Asked = { status: 200, address: (at) => `/search?value=${word(at)}` };

/** Searches that nobody has asked before, answered by one process of the site and by two, which both cores then share with the load. */
export async function processRows(): Promise<Row[]> {
  const stack = await startTestStack();
  try {
    const one = await searchesPerSecond(stack.backendUrl, 1);
    const two = await searchesPerSecond(stack.backendUrl, 2);
    return [
      {
        what: `searches a second by two processes of the site against one, ${connections} connections`,
        measured: `${(two / one).toFixed(2)} × (${Math.round(two)} / ${Math.round(one)})`,
        target: "–",
        holds: "not measured",
      },
    ];
  } finally {
    await stack.stop();
  }
}

async function searchesPerSecond(backend: string, processes: number): Promise<number> {
  const site = await startSecondSite({
    BACKEND_URL: backend,
    SITE_PROCESSES: String(processes),
    TRUST_PROXY: "1",
    LOG_LEVEL: "error",
  });
  try {
    await ask(site, miss, warmUp * processes, connections);
    return searches / (await ask(site, miss, searches, connections)).seconds;
  } finally {
    await site.stop();
  }
}
