import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { counter } from "../platform/metrics/measures.ts";
import { serveMetrics } from "../platform/metrics/serve-metrics.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { measuredState } from "./measured-state.ts";

let backend: TestPayload;
let url: string;
let stop: () => void;

beforeAll(async () => {
  backend = await startTestPayload();
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, "close");
  // As the server loads it when somebody first asks for it.
  await import("../content/graphql/guarded-queries.ts");
  stop = await serveMetrics({ host: "127.0.0.1", port }, measuredState(backend.payload));
  url = `http://127.0.0.1:${port}/metrics`;
});
afterAll(async () => {
  stop();
  await backend.close();
});

const scraped = async () => (await fetch(url)).text();

/** Each label with all the values that it may have. Whoever adds one asks first whether it can ever be a person's. */
const allowed: Record<string, RegExp> = {
  kind: /^(graphql|give|forms|media|admin|rest|health|other|single|monthly-sign-up|instalment|card-change|minor|major|incremental|weakcb)$/,
  status: /^([2345]xx|left)$/,
  outcome:
    /^(answered|unclear|sent|put-off|given-up|sending|unknown|held|approved|declined|not-charged|refunded)$/,
  state: /^(sending|unknown|held|queued|used|idle|wanted)$/,
  part: /^(data folder|folder of the database|database|receipts|overdue|other)$/,
  end: /^(done|failed)$/,
  le: /^(\d+(\.\d+)?|\+Inf)$/,
  call: /^[a-zA-Z]+$/,
  // Not "job" or "instance": Prometheus has these of its own, and ours would be renamed.
  task: /^[a-zA-Z-]+$/,
  // Of the process itself, by the library.
  type: /^\w+$/,
  space: /^\w+$/,
  version: /^v\d+\.\d+\.\d+$/,
  major: /^\d+$/,
  minor: /^\d+$/,
  patch: /^\d+$/,
};

test("the state of the application is told by numbers, and no label has a value of its own making", async () => {
  const { payload } = backend;
  await payload.db.create({
    collection: "outbox",
    data: {
      ...{ key: "a-mail", kind: "office-notice", to: "ann@home.example", subject: "For Ann" },
      ...{ html: "<p>Ann</p>", text: "Ann", state: "queued", attempts: 0 },
      nextAttemptAt: new Date(Date.now() + 3_600_000).toISOString(),
    },
  });
  const text = await scraped();
  // What other test files of this process have counted is counted, too.
  for (const counter of [
    'backend_mails_total{outcome="given-up"}',
    'backend_gifts_total{kind="single",outcome="approved"}',
    'backend_jobs_total{task="deliverMails",end="failed"}',
    "backend_waiting_donors",
  ])
    expect(text).toContain(`\n${counter} `);
  for (const line of [
    ...["backend_ready 1", 'backend_gifts_open{state="held"} 0', 'backend_mails_waiting{state="queued"} 1'],
    ...["backend_attack_mode 0", "backend_jobs_overdue 0"],
  ])
    expect(text.split("\n")).toContain(line);
  if (process.env.TEST_POSTGRES_URL)
    expect(text).toMatch(/^backend_database_connections\{state="used"\} \d/m);
  const labels = [...text.matchAll(/[{,](\w+)="([^"]*)"/g)];
  expect(labels.length).toBeGreaterThan(100);
  for (const [, label = "", value] of labels) expect(value, label).toMatch(allowed[label] ?? /^never$/);
  expect(text).not.toContain("home.example");
});

test("a database that does not answer leaves out its numbers, and the others are told", async () => {
  const { count } = backend.payload.db;
  backend.payload.db.count = () => Promise.reject(new Error("away"));
  try {
    const other = measuredState(backend.payload);
    const text = await other.metrics();
    expect(text).toMatch(/^backend_ready 0$/m);
    expect(text).not.toMatch(/^backend_mails_waiting\{/m);
    expect(text).not.toMatch(/^backend_attack_mode \d/m);
  } finally {
    backend.payload.db.count = count;
  }
});

test("every number that the dashboard and the alerts ask of the backend is told", async () => {
  const told = new Map(
    [...(await scraped()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]),
  );
  const folder = path.resolve(import.meta.dirname, "../../../deploy/monitoring");
  const files = ["alert-rules.yml", "grafana-dashboard.json"];
  const texts = files.map((file) => readFileSync(path.join(folder, file), "utf8")).join();
  const asked = texts.match(/\b(backend|nodejs|process)_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(15);
  for (const name of asked) {
    const histogram = /^(.+)_(?:bucket|count|sum)$/.exec(name)?.[1] ?? "";
    expect(told.has(name) || told.get(histogram) === "histogram", name).toBe(true);
  }
});

test("a part of the server that is loaded later is told of too", async () => {
  const count = counter({ name: "backend_loaded_late_total", help: "a test", labels: { kind: ["rest"] } });
  count({ kind: "rest" });
  expect(await scraped()).toMatch(/^backend_loaded_late_total\{kind="rest"\} 1$/m);
});
