import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askWith, publicSite } from "../../platform/doctor/testing/ask-with.ts";
import { askGateway } from "./gateway-questions.ts";
import { createMoneris } from "./moneris/moneris.ts";
import { createSimulator } from "./simulator/simulator.ts";

const folder = mkdtempSync(path.join(tmpdir(), "gateway-questions-"));
const ledgerFile = path.join(folder, "ledger.jsonl");
const simulator = createSimulator({ ledgerFile });
let origin = "";
beforeAll(async () => {
  simulator.listen(0, "127.0.0.1");
  await once(simulator, "listening");
  origin = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`;
});
afterAll(() => {
  simulator.closeAllConnections();
  simulator.close();
  rmSync(folder, { recursive: true });
});

const asStore = (apiToken: string, at = origin) =>
  askGateway(createMoneris({ origin: at, storeId: "store1", apiToken, timeoutMs: 5_000 }), "the service");
const ask = (settings: Record<string, string>) =>
  askWith(settings, async () => (await import("./gateway-questions.ts")).gatewayQuestions);

test("the service is asked after an order that was never sent, which charges nothing", async () => {
  expect(await asStore("yesguy")).toMatchObject([{ state: "good" }]);
  expect(() => readFileSync(ledgerFile, "utf8")).toThrow();
});

test("a wrong token and a silent service are told apart", async () => {
  expect(await asStore("another")).toMatchObject([
    { state: "wrong", mend: expect.stringContaining("MONERIS_API_TOKEN") },
  ]);
  expect(await asStore("yesguy", "http://127.0.0.1:9")).toMatchObject([
    { state: "wrong", words: expect.stringContaining("cannot be reached") },
  ]);
});

test("without a store gifts go to the simulator, which a public site must not", async () => {
  expect(await ask({})).toEqual([
    expect.stringMatching(/^notice Payment service: none is set \(MONERIS_STORE_ID\)/),
    expect.stringMatching(/^notice Card fields: .*MONERIS_HPT_PROFILE/),
  ]);
  expect(await ask(publicSite)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^wrong Payment service: .*take out ALLOW_DEMO_GATEWAY/),
      expect.stringMatching(/^notice Card industry's rules: .*SAQ D/),
    ]),
  );
});

test("the page of the card fields is asked for as a browser does", async () => {
  const with_ = (address: string) => ask({ MONERIS_HPT_PROFILE: "any", MONERIS_HPT_URL: address });
  expect((await with_(`${origin}/HPPtoken/index.php`))[1]).toMatch(/^good Card fields: /);
  expect((await with_(`${origin}/elsewhere`))[1]).toMatch(/^wrong Card fields: .* answers 400/);
  expect((await with_("http://127.0.0.1:9/"))[1]).toMatch(/^wrong Card fields: .* cannot be reached/);
});
