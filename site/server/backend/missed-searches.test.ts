import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { missedSearchesReportSchema } from "@pcf/contract/search/missed-searches";
import { createSignatureCheck } from "@pcf/contract/signed-hook";
import { afterEach, expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { createMissedSearches } from "./missed-searches.ts";

const secret = "a secret of enough length";
const envOf = (backend: string) => readEnv({ BACKEND_URL: backend, HOOK_SECRET: secret });
const silent = { warn() {} };
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A backend that keeps the reports it takes, and answers with `status`. */
async function backend({ port = 0, answerWithinMs = 30_000 } = {}) {
  const taken: Record<string, number>[] = [];
  const answers = { status: 202, hangs: false };
  const signatureFault = createSignatureCheck();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const header = (name: string) => request.headers[name]?.toString();
    const { searches } = missedSearchesReportSchema.parse(JSON.parse(body));
    if (answers.status < 300 && !(await signatureFault({ body, header }, secret, Date.now()))) {
      taken.push(Object.fromEntries(searches.map(({ term, count }) => [term, count])));
    }
    if (!answers.hangs) response.writeHead(answers.status).end();
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  open.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const missed = createMissedSearches(envOf(url), silent, answerWithinMs);
  return { missed, taken, answers };
}

/** A port on which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test("the same search in other letters is one term, and a report is made once", async () => {
  const { missed, taken } = await backend();
  for (const search of ["Proton therapy", "proton  THERAPY", "hair loss"]) missed.count(search);
  await missed.report();
  await missed.report();
  expect(taken).toEqual([{ "proton therapy": 2, "hair loss": 1 }]);
});

test("an email address, a phone number or a postal code never leaves", async () => {
  const { missed, taken } = await backend();
  for (const search of ["jane@example.org", "604 555 0123", "V6B 1A1"]) missed.count(search);
  await missed.report();
  expect(taken).toEqual([]);
});

test("what a backend in trouble does not take is reported the next time", async () => {
  const { missed, taken, answers } = await backend();
  missed.count("hair loss");
  answers.status = 503;
  await missed.report();
  missed.count("hair loss");
  answers.status = 202;
  await missed.report();
  expect(taken).toEqual([{ "hair loss": 2 }]);
});

test("what the backend refuses is not reported again, nor what it may have counted without answering in time", async () => {
  const { missed, taken, answers } = await backend({ answerWithinMs: 2_000 });
  missed.count("hair loss");
  answers.status = 400;
  await missed.report();
  answers.status = 202;
  answers.hangs = true;
  missed.count("proton therapy");
  await missed.report();
  answers.hangs = false;
  await missed.report();
  expect(taken).toEqual([{ "proton therapy": 1 }]);
});

test("what could not be sent at all is reported when the backend is back", async () => {
  const port = await freePort();
  const missed = createMissedSearches(envOf(`http://127.0.0.1:${port}`), silent);
  missed.count("hair loss");
  await missed.report();
  const { taken } = await backend({ port });
  await missed.report();
  expect(taken).toEqual([{ "hair loss": 1 }]);
});

test("a flood of nonsense is held within bounds", async () => {
  const { missed, taken } = await backend();
  for (let number = 0; number < 5_000; number += 1) missed.count(`nonsense ${number}`);
  await missed.report();
  expect(Object.keys(taken[0] ?? {})).toHaveLength(200);
});
