import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { sweepDonations } from "./operations/sweep.ts";
import { declinedCard, donationForm, goodCard } from "./testing/donation-form.ts";
import { type Simulator, startSimulator } from "./testing/start-simulator.ts";
import { donationContext, give } from "./testing/test-donations.ts";

const securityCode = "7391";
let app: TestPayload;
let simulator: Simulator;

beforeAll(async () => {
  app = await startTestPayload({ MONERIS_CVD: "1" });
  simulator = await startSimulator(app.dataDir);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? filesUnder(file) : [file];
  });
}

test("after gifts, declines and faults no card number is in any file, row, log or answer", async () => {
  const said: unknown[] = [];
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(app.payload.logger, level).mockImplementation((...words: unknown[]) => {
      said.push(words);
    });
  }
  const context = donationContext(app.payload, simulator.origin);
  const broken = {
    ...context,
    gateway: {
      ...context.gateway,
      purchase: () => Promise.reject(new Error(`bug of Robin with ${goodCard}`)),
    },
  };
  const card = { card_cvd: securityCode };
  await simulator.fail({ kind: "code", code: "027" }, { kind: "code", code: "481" }, { kind: "not-xml" });
  const answers = [
    await give(context, card),
    await give(context, { ...card, card_number: declinedCard }),
    await give(context, card),
    await give(context, { ...card, donation_type: "monthly" }),
    await give(broken, card),
    await give(context, { ...card, card_number: `${goodCard.slice(0, 15)}1` }),
  ];
  const request = new Request("http://localhost/api/donate", {
    method: "POST",
    body: donationForm({ ...card, b_email: "wrong" }),
    headers: { "X-Requested-With": "XMLHttpRequest" },
  });
  const response = await handleEndpoints({ config: app.payload.config, request });
  answers.push(await response.json());
  await sweepDonations({ ...context, now: () => new Date(Date.now() + 600_000) }, { everything: true });
  await app.payload.jobs.run({ silent: true });

  const tables = await Promise.all(
    (["donations", "monthly-gifts", "cards-to-mail", "outbox", "payload-jobs"] as const).map((collection) =>
      app.payload.find({ collection, pagination: false, showHiddenFields: true }),
    ),
  );
  const places: [string, string][] = [
    ["answers", JSON.stringify(answers)],
    ["logs", JSON.stringify(said)],
    ["rows", JSON.stringify(tables)],
    ...filesUnder(app.dataDir).map((file): [string, string] => [file, readFileSync(file, "latin1")]),
  ];
  expect(JSON.stringify(said)).toContain("could not be written");
  expect(JSON.stringify(said)).not.toMatch(/Robin|Sample Street|donor\.example/);
  expect(tables[0]?.docs.length).toBeGreaterThan(3);
  for (const secret of [
    goodCard,
    declinedCard,
    goodCard.slice(0, 15),
    `"${securityCode}"`,
    `>${securityCode}<`,
  ]) {
    expect(places.filter(([, content]) => content.includes(secret)).map(([place]) => place)).toEqual([]);
  }
});
