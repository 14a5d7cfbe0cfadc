import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { sweepDonations } from "./follow-up/sweep.ts";
import { saveReceiptSettings } from "./receipts/testing/approved-donation.ts";
import { declinedCard, donationForm, goodCard } from "./testing/donation-form.ts";
import { type Simulator, startSimulator } from "./testing/start-simulator.ts";
import { donationContext, give } from "./testing/test-donations.ts";

const securityCode = "7391";
const mastercard = "5454545454545454";
const amex = "373599005095005";
let app: TestPayload;
let simulator: Simulator;

beforeAll(async () => {
  app = await startTestPayload({ MONERIS_CVD: "1" });
  await saveReceiptSettings(app.payload);
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

/** The number, any seven digits of it in a row (more than its first six or last four), and the ways to write it. */
function tellingParts(number: string): string[] {
  const windows = Array.from({ length: number.length - 6 }, (_, index) => number.slice(index, index + 7));
  const groups = number.match(/\d{1,4}/g) ?? [];
  return [number, ...windows, groups.slice(0, 3).join(" "), groups.slice(0, 3).join("-")];
}

test("after gifts, declines and faults no card number is in any file, row, log or answer", async () => {
  const logged: unknown[] = [];
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(app.payload.logger, level).mockImplementation((...words: unknown[]) => {
      logged.push(words);
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
  const answers: unknown[] = [
    await give(context, card),
    await give(context, { ...card, card_number: declinedCard }),
    await give(context, card),
    await give(context, { ...card, donation_type: "monthly" }),
    await give(broken, card),
    await give(context, { ...card, card_number: `${goodCard.slice(0, 15)}1` }),
    await give(context, { ...card, card_number: "5454 5454 5454 5454" }),
    await give(context, { ...card, card_number: "3735-990050-95005", donation_type: "monthly" }),
  ];
  const faults = [
    "late",
    "half",
    "drop-before",
    "drop-after",
    "timed-out",
    "null-code",
    "other-amount",
  ] as const;
  for (const kind of faults) {
    await simulator.fail({ kind, delayMs: 2_000 });
    answers.push(await give(context, { ...card, card_number: mastercard }));
  }
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
    (["donations", "monthly-gifts", "receipts", "cards-to-mail", "outbox", "payload-jobs"] as const).map(
      (collection) => app.payload.find({ collection, pagination: false, showHiddenFields: true }),
    ),
  );
  const places: [string, string][] = [
    ["answers", JSON.stringify(answers)],
    ["logs", JSON.stringify(logged)],
    ["rows", JSON.stringify(tables)],
    ...filesUnder(app.dataDir).map((file): [string, string] => [file, readFileSync(file, "latin1")]),
  ];
  expect(JSON.stringify(logged)).toContain("could not be written");
  expect(JSON.stringify(logged)).not.toMatch(/Robin|Sample Street|donor\.example/);
  expect(tables[0]?.docs.length).toBeGreaterThan(3);
  const found = [goodCard, declinedCard, mastercard, amex].flatMap((number) =>
    [...tellingParts(number), `"${securityCode}"`, `>${securityCode}<`].flatMap((part) =>
      places.filter(([, content]) => content.includes(part)).map(([place]) => `${part} in ${place}`),
    ),
  );
  expect(found).toEqual([]);
  expect(places.map(([place]) => path.basename(place))).toContain("gateway-simulator.jsonl");
});
