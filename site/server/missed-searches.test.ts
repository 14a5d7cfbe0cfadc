import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { missedSearchesReportSchema } from "@pcf/contract/search/missed-searches";
import { afterEach, expect, test } from "vitest";
import { isSigned } from "./content-hook.ts";
import { createMissedSearches } from "./missed-searches.ts";

const secret = "a secret of enough length";
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A backend that keeps the reports it takes, and answers with `status`. */
async function backend() {
  const taken: Record<string, number>[] = [];
  const answers = { status: 202 };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = String(request.headers["x-signature"]);
    const { searches } = missedSearchesReportSchema.parse(JSON.parse(body));
    if (answers.status < 300 && isSigned(Buffer.from(body), signature, secret)) {
      taken.push(Object.fromEntries(searches.map(({ term, count }) => [term, count])));
    }
    response.writeHead(answers.status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const missed = createMissedSearches({ backend: url, secret: () => secret, log: { warn() {} } });
  return { missed, taken, answers };
}

test("the same search in other letters is one term, and a report is made once", async () => {
  const { missed, taken } = await backend();
  for (const search of ["Proton therapy", "proton  THERAPY", "hair loss"]) missed.count(search);
  await missed.report();
  await missed.report();
  expect(taken).toEqual([{ "proton therapy": 2, "hair loss": 1 }]);
});

test("an e-mail address, a phone number or a postal code never leaves", async () => {
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

test("a flood of nonsense is held within bounds", async () => {
  const { missed, taken } = await backend();
  for (let number = 0; number < 5_000; number += 1) missed.count(`nonsense ${number}`);
  await missed.report();
  expect(Object.keys(taken[0] ?? {})).toHaveLength(200);
});
