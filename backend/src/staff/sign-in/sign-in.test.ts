import { handleEndpoints } from "payload";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let backend: TestPayload;
const email = "editor@staff.example";
const password = "blue kettle rides north";

beforeAll(async () => {
  backend = await startTestPayload();
  await backend.payload.create({
    collection: "users",
    data: { email, password, name: "E", role: "editor", mustChangePassword: false },
  });
});
beforeEach(() => backend.payload.delete({ collection: "sign-in-attempts", where: {} }));
afterAll(() => backend.close());

type Asked = { from?: string; cookie?: string };

function post(path: string, body: object, { from = "203.0.113.7", cookie }: Asked = {}): Promise<Response> {
  const request = new Request(`http://localhost:3001/api/users/${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": `198.51.100.1, ${from}`,
      ...(cookie && { Cookie: cookie }),
    },
    body: JSON.stringify(body),
  });
  return handleEndpoints({ config: backend.payload.config, request });
}
const signIn = (data: { email?: string; password?: string }, asked?: Asked) =>
  post("login", { email, password, ...data }, asked);
const wrong = { password: "not the right one" };

async function wrongTries(times: number, asked?: Asked): Promise<number[]> {
  const statuses: number[] = [];
  for (let tries = 0; tries < times; tries += 1) statuses.push((await signIn(wrong, asked)).status);
  return statuses;
}

const deviceCookie = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("staff-device="))
    ?.split(";")[0];

test("after five wrong passwords the same place waits, longer each time, and is told how long", async () => {
  expect(await wrongTries(6)).toEqual([401, 401, 401, 401, 401, 429]);
  const answer = await signIn({});
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(20);
  expect(await answer.json()).toMatchObject({
    errors: [
      { message: expect.stringMatching(/^Too many tries\. Please wait \d\d seconds, then try again\.$/) },
    ],
  });
});

test("a stranger's wrong tries do not keep the owner out who comes from somewhere else", async () => {
  await wrongTries(6, { from: "198.51.100.66" });
  expect((await signIn({}, { from: "203.0.113.8" })).status).toBe(200);
});

test("nor from the same place, on a device where the owner has signed in before", async () => {
  const cookie = deviceCookie(await signIn({}));
  expect(cookie).toBeDefined();
  expect(await wrongTries(6)).toContain(429);
  expect((await signIn({}, { cookie })).status).toBe(200);
  expect((await signIn({}, { cookie: `${cookie}x` })).status).toBe(429);
  expect(await wrongTries(6, { cookie, from: "192.0.2.9" })).toEqual([401, 401, 401, 401, 401, 429]);
});

/** As if so many tries had been made: rows of the kind are set to it. */
async function setTries(kind: string, tries: number): Promise<void> {
  const { docs } = await backend.payload.update({
    collection: "sign-in-attempts",
    where: { key: { like: `${kind}:` } },
    data: { tries },
  });
  if (docs.length === 0) throw new Error("nothing of the kind was counted");
}

test("an account tried a thousand times from everywhere answers later, and is still open to its owner", async () => {
  await wrongTries(1, { from: "192.0.2.1" });
  await setTries("account", 1_000);
  const startedAt = performance.now();
  expect((await signIn({}, { from: "203.0.113.9" })).status).toBe(200);
  expect(performance.now() - startedAt).toBeGreaterThan(1_900);
});

test("one place that tries many accounts waits as well", async () => {
  await wrongTries(1);
  await setTries("password-place", 29);
  const statuses: number[] = [];
  for (const account of ["one", "two"])
    statuses.push((await signIn({ email: `${account}@staff.example` })).status);
  expect(statuses).toEqual([401, 429]);
  expect((await signIn({}, { from: "203.0.113.8" })).status).toBe(200);
});

test("twenty tries at once are no more than twenty one after the other", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(wrong)));
  const looked = answers.filter(({ status }) => status === 401).length;
  expect(looked).toBeGreaterThan(0);
  expect(looked).toBeLessThanOrEqual(5);
});

test("the right password makes the wrong ones before it forgotten", async () => {
  await wrongTries(4);
  expect((await signIn({})).status).toBe(200);
  expect(await wrongTries(5)).not.toContain(429);
});

test("known and unknown accounts are refused in the same words and after the same work", async () => {
  const stranger = { ...wrong, email: "nobody@staff.example" };
  // Of the processor: by the clock, whatever else the machine does would count.
  const costs = { known: [] as number[], unknown: [] as number[] };
  const measured = async (kind: keyof typeof costs, data: object, place: number) => {
    const before = process.cpuUsage();
    const answer = await signIn(data, { from: `192.0.2.${place}` });
    const { user, system } = process.cpuUsage(before);
    costs[kind].push(user + system);
    return { status: answer.status, body: await answer.json() };
  };
  for (let place = 0; place < 4; place += 1) {
    const known = await measured("known", wrong, place);
    expect(await measured("unknown", stranger, place)).toEqual(known);
  }
  const least = (all: number[]) => Math.min(...all);
  const ratio = least(costs.unknown) / least(costs.known);
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});

test("an account that does not exist waits like one that does", async () => {
  const stranger = { email: "nobody@staff.example" };
  await signIn(stranger);
  await setTries("password-person", 4);
  expect((await signIn(stranger)).status).toBe(401);
  const answer = await signIn(stranger);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "30"]);
});

test("who forgot a password gets the same answer with and without an account, before anything is looked up", async () => {
  const known = await post("forgot-password", { email });
  const mails = () => backend.payload.count({ collection: "outbox", where: { to: { equals: email } } });
  const answered = (await mails()).totalDocs;
  const unknown = await post("forgot-password", { email: "nobody@staff.example" });
  expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
  expect(answered).toBe(0);
  await expect.poll(async () => (await mails()).totalDocs, { timeout: 30_000 }).toBe(1);
  expect((await post("forgot-password", {})).status).toBe(400);
});

test("asking for links again and again has to wait too", async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await post("forgot-password", { email: "nobody@staff.example" })).status);
  expect(statuses.slice(-2)).toEqual([200, 429]);
});

test("the rows of tries name neither accounts nor places, and old ones go", async () => {
  const { payload } = backend;
  await signIn(wrong);
  const { docs } = await payload.find({ collection: "sign-in-attempts" });
  expect(docs.length).toBeGreaterThan(1);
  expect(JSON.stringify(docs)).not.toMatch(/staff\.example|203\.0/);
  const past = new Date(0).toISOString();
  await payload.update({ collection: "sign-in-attempts", where: {}, data: { expiresAt: past } });
  await signIn(wrong, { from: "203.0.113.200" });
  const { totalDocs } = await payload.count({
    collection: "sign-in-attempts",
    where: { expiresAt: { equals: past } },
  });
  expect(totalDocs).toBe(0);
});
