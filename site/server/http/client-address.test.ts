import { expect, test } from "vitest";
import { watchSharedAddress } from "./client-address.ts";

function site({ trustProxy = false } = {}) {
  let ms = 0;
  const lines: string[] = [];
  const watch = watchSharedAddress({
    trustProxy,
    now: () => ms,
    log: { warn: (_facts: object, line: string) => void lines.push(line) },
  } as Parameters<typeof watchSharedAddress>[0]);
  const visit = (remoteAddress: string, visitor?: string) =>
    watch.note({
      headers: visitor ? { "x-forwarded-for": visitor } : {},
      socket: { remoteAddress },
    } as Parameters<typeof watch.note>[0]);
  return { watch, visit, lines, pass: (span: number) => (ms += span) };
}

const visitors = Array.from({ length: 30 }, (_, at) => `203.0.113.${at}`);

test("behind a proxy that is not trusted the site says so, in its health and once in its log", () => {
  const { watch, visit, lines, pass } = site();
  for (const visitor of visitors.slice(0, 9)) visit("127.0.0.1", visitor);
  expect(watch.found()).toBe(false);
  for (const visitor of visitors) visit("127.0.0.1", visitor);
  expect(watch.found()).toBe(true);
  expect(lines).toEqual([expect.stringContaining("TRUST_PROXY=1")]);
  pass(10 * 60_000);
  for (const visitor of visitors) visit("127.0.0.1", visitor);
  expect(watch.found()).toBe(true);
  expect(lines).toHaveLength(1);
  pass(30 * 60_000);
  expect(watch.found()).toBe(false);
});

test("a trusted proxy, visitors who come by themselves and one who makes up names are no fault", () => {
  const trusted = site({ trustProxy: true });
  for (const visitor of visitors) trusted.visit("127.0.0.1", visitor);
  expect(trusted.watch.found()).toBe(false);

  const direct = site();
  for (const visitor of visitors) {
    direct.visit(visitor);
    direct.visit("192.0.2.66", visitor);
  }
  expect(direct.watch.found()).toBe(false);

  const oneReader = site();
  for (const _ of visitors) oneReader.visit("127.0.0.1", "203.0.113.1");
  expect(oneReader.watch.found()).toBe(false);
});
