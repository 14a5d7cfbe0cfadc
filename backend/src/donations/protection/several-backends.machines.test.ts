import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { memoryOfPostgres } from "../../platform/database/memory.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { fetchCaptcha, giveByBrowser, postGift } from "../testing/browser-donor.ts";
import { cardNumber } from "../testing/donation-form.ts";
import { type Backend, startBackend } from "../testing/start-backend.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { gateSchema } from "./gate-state.ts";
import { createGatekeeper } from "./gatekeeper.ts";
import { attackThreshold, declineLimits } from "./limits.ts";
import { declineCounters } from "./protection-counters.ts";

/** Two backends in processes of their own on one Postgres, in front of one bank. On SQLite there is one backend. */
describe.skipIf(!process.env.TEST_POSTGRES_URL)("two backends on one database", () => {
  let app: TestPayload;
  let simulator: Simulator;
  let backends: [Backend, Backend];

  beforeAll(async () => {
    app = await startTestPayload();
    simulator = await startSimulator(app.dataDir);
    backends = await Promise.all([startBackend(app, simulator), startBackend(app, simulator)]);
  }, 300_000);
  afterAll(async () => {
    await Promise.all(backends.map((backend) => backend.kill()));
    await simulator.stop();
    await app.close();
  });

  const of = (at: number): Backend => backends[at % 2 === 0 ? 0 : 1];
  const until = async (holds: () => Promise<boolean>) => {
    while (!(await holds())) await sleep(20);
  };
  const stateOf = async ({ origin }: Backend, key: string): Promise<unknown> => {
    const answer = await fetch(`${origin}/api/donations/state?key=${key}`);
    return (await answer.json()).state;
  };

  /** The form is as on a quiet day. */
  beforeEach(async () => {
    await simulator.slow(0);
    await app.payload.kv.delete("donation-gate");
    await app.payload.db.deleteMany({ collection: "protection-counters", where: {} });
  });

  const scripts = async (tries: number) => {
    const tokens = await Promise.all(Array.from({ length: tries }, (_, at) => fetchCaptcha(of(at).origin)));
    const before = await simulator.calls();
    const cards = tokens.map((_, at) => cardNumber(400_555_000_000_000 + at));
    // A check that was solved for one of them is used at the other.
    const post = (token: string, at: number) =>
      postGift(of(at + 1).origin, `192.0.2.${10 + at}`, { token, card_number: cards[at] ?? "" });
    await Promise.all(tokens.map(post));
    return (await simulator.calls()) - before;
  };

  test("sixty tries of cards at once over both reach the bank no more often than over one", async () => {
    await simulator.slow(300);
    expect(await scripts(60)).toBe(attackThreshold);
  }, 120_000);

  test("while the form is under attack both let one try through at a time, and rest after it together", async () => {
    const { donationSecret } = await import("../record/donation-secret.ts");
    const counters = declineCounters(app.payload, donationSecret("declines"));
    for (let at = 0; at < declineLimits.form; at += 1)
      await counters.add({ ip: `ip ${at}`, card: `card ${at}`, email: `${at}@thief.example` }, new Date());
    // The rest after the declines that closed the form is over.
    const throttle = { hasClosed: true, inRow: { alike: 0, unlike: 0 }, restsFrom: null, turn: null };
    await app.payload.kv.set("donation-gate", { throttle });
    expect(await scripts(8)).toBe(1);
  }, 120_000);

  test("a post that one of them has at work is being checked, by whichever a donor asks", async () => {
    await simulator.slow(1_000);
    const key = randomUUID();
    const [one, other] = backends;
    const token = await fetchCaptcha(other.origin);
    const seen: unknown[] = [];
    let over = false;
    const post = postGift(one.origin, "192.0.2.1", { idempotency_key: key, token }).finally(() => {
      over = true;
    });
    while (!over) seen.push(await stateOf(other, key));
    await post;
    // Once it is at work nobody is told that it was not charged.
    const first = seen.findIndex((state) => state !== "not-charged");
    expect(seen.slice(first)).not.toContain("not-charged");
    expect(seen).toContain("being-checked");
    expect(await stateOf(other, key)).toBe("charged");
  }, 60_000);

  test("a killed one's attempts are free when their lease ends, and a donor in the line of the other gets through", async () => {
    const [killed, left] = backends;
    await simulator.slow(60_000);
    const before = await simulator.calls();
    const posts = Array.from({ length: attackThreshold }, async (_, at) => {
      const token = await fetchCaptcha(killed.origin);
      const fields = { token, card_number: cardNumber(420_000_000_000_000 + at) };
      return postGift(killed.origin, `198.51.100.${at}`, fields).catch(() => undefined);
    });
    await until(async () => (await simulator.calls()) - before >= attackThreshold);
    await killed.kill();
    await Promise.all(posts);
    await simulator.slow(0);
    const donor = await giveByBrowser(left.origin, {
      ...{ address: "203.0.113.1", patienceMs: 60_000 },
      fields: { card_number: cardNumber(430_000_000_000_000) },
    });
    expect(donor).toMatchObject({ approved: true });
    expect(donor.posts).toBeGreaterThan(1);
    expect(donor.ms).toBeLessThan(45_000);
    backends = [await startBackend(app, simulator), left];
  }, 180_000);

  test("a place in the line is kept, whichever of them the donor's browser comes to", async () => {
    const { payload } = app;
    // Two gates in this process, each with a memory of its own on the database, that let nobody wait.
    const gate = () =>
      createGatekeeper(
        declineCounters(payload, "declines"),
        { firstMs: 0, laterMs: 0 },
        memoryOfPostgres(payload, "donation-gate", gateSchema),
        "the same secret",
      );
    const [one, other] = [gate(), gate()];
    const now = new Date();
    const come = async (at: typeof one, name: string, proof = name) => {
      const identity = { ip: `ip of ${name}`, card: `card of ${name}`, email: `${name}@donor.example` };
      const read = await at.look(identity, now);
      const captcha = { verdict: "plain", proof } as const;
      return at.enter(identity, now, { key: name, read, captcha, trusted: async () => false });
    };
    const passes = await Promise.all(
      Array.from({ length: attackThreshold }, (_, at) => come(at % 2 ? one : other, `donor ${at}`)),
    );
    for (const pass of passes) expect(pass).toHaveProperty("leave");
    expect(await come(one, "Ann")).toEqual({ place: 1 });
    expect(await come(other, "Ben")).toEqual({ place: 2 });
    expect(await come(other, "Ann")).toEqual({ place: 1 });
    expect(await come(one, "Ben")).toEqual({ place: 2 });
    // One solved check holds one place, not one at each.
    expect(await come(other, "a script", "Ben")).toBe("failed");
    const [first] = passes;
    if (typeof first === "object" && "leave" in first) await first.leave("unclear");
    expect(await come(other, "Ann")).toHaveProperty("leave");
    expect(await come(other, "Ben")).toEqual({ place: 1 });
  }, 120_000);
});
