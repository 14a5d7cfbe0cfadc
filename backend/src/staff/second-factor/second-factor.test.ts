import { Secret, TOTP } from "otpauth";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Role } from "../../access/roles.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let backend: TestPayload;
const password = "blue kettle rides north";
const addressOf = (role: Role) => `${role}@staff.example`;

beforeAll(async () => {
  backend = await startTestPayload({ REQUIRE_TWO_FACTOR: "1" });
  for (const role of ["administrator", "editor", "finance"] as const)
    await backend.payload.create({
      collection: "users",
      data: { email: addressOf(role), password, name: role.slice(0, 3), role, mustChangePassword: false },
    });
});
beforeEach(() => backend.payload.delete({ collection: "sign-in-attempts", where: {} }));
afterAll(() => backend.close());

type Sent = { token?: string; method?: string; body?: object; cookie?: string };

function call(path: string, { token, method = "POST", body, cookie }: Sent = {}): Promise<Response> {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": "203.0.113.7",
      ...(token && { Authorization: `JWT ${token}` }),
      ...(cookie && { Cookie: cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return handleEndpoints({ config: backend.payload.config, request });
}
async function answerOf<Schema extends z.ZodType>(path: string, sent: Sent, schema: Schema) {
  const answer = await call(path, sent);
  expect([path, answer.status]).toEqual([path, 200]);
  return schema.parse(await answer.json());
}
const signIn = async (role: Role) => {
  const body = { email: addressOf(role), password };
  return (await answerOf("users/login", { body }, z.object({ token: z.string() }))).token;
};
const factor = (step: string, token: string, code?: string, more: Sent = {}) =>
  call(`users/second-factor/${step}`, { token, body: code === undefined ? {} : { code }, ...more });

/** The code of the app; `later` counts steps of thirty seconds, of which the next one is accepted too. */
const codeOf = (key: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 });
const keySchema = z.object({ key: z.string(), uri: z.string(), qr: z.string() });
const codesSchema = z.object({ recoveryCodes: z.array(z.string()) });

const opens = async (token: string) => (await call("donations", { token, method: "GET" })).status === 200;
const idOf = async (role: Role) => {
  const { docs } = await backend.payload.find({
    collection: "users",
    where: { email: { equals: addressOf(role) } },
  });
  return docs[0]?.id ?? 0;
};

/** What the last set-up gave. */
let key = "";
let recoveryCodes: string[] = [];

/** The clock's own step may have been used: what the tests give next is always the step after. */
async function forgetLastStep(): Promise<void> {
  await backend.payload.update({ collection: "second-factors", where: {}, data: { lastStep: 0 } });
}

async function setUp(token: string) {
  ({ key } = await answerOf("users/second-factor/begin", { token, body: {} }, keySchema));
  const body = { code: codeOf(key) };
  ({ recoveryCodes } = await answerOf("users/second-factor/confirm", { token, body }, codesSchema));
  await forgetLastStep();
}

test("where it is required, administrators and finance open nothing before they have set one up; editors go on", async () => {
  for (const role of ["administrator", "finance"] as const) {
    const token = await signIn(role);
    expect(await opens(token)).toBe(false);
    expect((await call(`users/${await idOf(role)}`, { token, method: "GET" })).status).toBe(200);
  }
  const token = await signIn("editor");
  expect((await call("audit-log", { token, method: "GET" })).status).toBe(200);
});

test("setting up shows a key as text and picture, and counts once a code of it is given", async () => {
  const token = await signIn("finance");
  const shown = await answerOf("users/second-factor/begin", { token, body: {} }, keySchema);
  expect(shown.uri).toContain(`otpauth://totp/CPCF:finance%40staff.example?`);
  expect(shown.uri).toContain(`secret=${shown.key}`);
  expect(shown.qr).toMatch(/^<svg/);
  expect((await factor("confirm", token, "000000")).status).toBe(400);
  expect(await opens(token)).toBe(false);
  await setUp(token);
  expect(recoveryCodes).toHaveLength(10);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await opens(token)).toBe(true);
});

test("who has a second factor opens nothing by the password alone, and changes nothing of the account", async () => {
  const token = await signIn("finance");
  expect(await opens(token)).toBe(false);
  const account = `users/${await idOf("finance")}`;
  expect((await call(account, { token, method: "GET" })).status).toBe(200);
  for (const body of [{ name: "Thief" }, { password: "red kettle rides south", currentPassword: password }])
    expect((await call(account, { token, method: "PATCH", body })).status).toBe(403);
  for (const step of ["begin", "confirm", "turn-off", "recovery-codes"])
    expect([step, (await factor(step, token, codeOf(key))).status]).toEqual([step, 409]);
  expect((await factor("enter", token, codeOf(key))).status).toBe(200);
  expect(await opens(token)).toBe(true);
  expect((await call(account, { token, method: "PATCH", body: { name: "fin" } })).status).toBe(200);
});

test("a code is good once, also on another device, and an older one no more", async () => {
  await forgetLastStep();
  const [first, second] = [await signIn("finance"), await signIn("finance")];
  const code = codeOf(key, 1);
  expect((await factor("enter", first, code)).status).toBe(200);
  expect((await factor("enter", second, code)).status).toBe(400);
  expect((await factor("enter", second, codeOf(key))).status).toBe(400);
  expect(await opens(second)).toBe(false);
  await forgetLastStep();
  expect((await factor("enter", second, codeOf(key, 3))).status).toBe(400);
});

test("of the same code sent twice at the same moment one is accepted", async () => {
  await forgetLastStep();
  const tokens = [await signIn("finance"), await signIn("finance")];
  const code = codeOf(key);
  const answers = await Promise.all(tokens.map((token) => factor("enter", token, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("a recovery code opens as well, however it is typed, and once", async () => {
  const [code = ""] = recoveryCodes;
  const token = await signIn("finance");
  expect((await factor("enter", token, ` ${code.toUpperCase().replaceAll("-", " ")} `)).status).toBe(200);
  expect(await opens(token)).toBe(true);
  expect((await factor("enter", await signIn("finance"), code)).status).toBe(400);
});

test("wrong codes have to wait, also in new sessions, and the right one does not get in meanwhile", async () => {
  await forgetLastStep();
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await factor("enter", await signIn("finance"), "000000")).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  const answer = await factor("enter", await signIn("finance"), codeOf(key));
  expect(answer.status).toBe(429);
  // Half a minute since the last wrong code, less what the test has taken since.
  const seconds = Number(answer.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(30);
});

test("only a session that has given the code makes its device a known one, which strangers do not slow", async () => {
  await forgetLastStep();
  const body = { email: addressOf("finance"), password };
  const login = await call("users/login", { body });
  const device = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("staff-device="))
      ?.split(";")[0];
  expect(device(login)).toBeUndefined();
  const token = z.object({ token: z.string() }).parse(await login.json()).token;
  const cookie = device(await factor("enter", token, codeOf(key)));
  expect(cookie).toBeDefined();
  for (let tries = 0; tries < 6; tries += 1) await factor("enter", await signIn("finance"), "000000");
  await forgetLastStep();
  const again = await signIn("finance");
  expect((await factor("enter", again, codeOf(key))).status).toBe(429);
  expect((await factor("enter", again, codeOf(key), { cookie })).status).toBe(200);
});

test("new recovery codes need a code, and end the old ones", async () => {
  await forgetLastStep();
  const token = await signIn("finance");
  const [, , old = "", older = ""] = recoveryCodes;
  expect((await factor("enter", token, codeOf(key))).status).toBe(200);
  expect((await factor("recovery-codes", token, "000000")).status).toBe(400);
  const renewed = await answerOf(
    "users/second-factor/recovery-codes",
    { token, body: { code: old } },
    codesSchema,
  );
  expect(renewed.recoveryCodes).toHaveLength(10);
  expect((await factor("turn-off", token, older)).status).toBe(400);
  recoveryCodes = renewed.recoveryCodes;
});

test("nothing that an API answers, and no log of an action, holds the key or a code", async () => {
  const { payload } = backend;
  await forgetLastStep();
  const token = await signIn("finance");
  await factor("enter", token, codeOf(key));
  const stored = await payload.find({ collection: "second-factors" });
  expect(JSON.stringify(stored.docs)).not.toContain(key);
  for (const code of recoveryCodes) expect(JSON.stringify(stored.docs)).not.toContain(code);
  const sealed = stored.docs[0]?.sealedKey ?? "nothing";
  for (const path of ["users/me", "users", `users/${await idOf("finance")}?depth=2&showHiddenFields=true`]) {
    const text = await (await call(path, { token, method: "GET" })).text();
    expect(text).not.toContain(sealed);
  }
  for (const path of ["second-factors", "second-factors/1", "sign-in-attempts"])
    expect([path, (await call(path, { token, method: "GET" })).status]).toEqual([path, 403]);
  const body = { secondFactorSince: null };
  await call(`users/${await idOf("finance")}`, { token, method: "PATCH", body });
  expect(
    (await payload.findByID({ collection: "users", id: await idOf("finance") })).secondFactorSince,
  ).toEqual(expect.any(String));
});

test("an administrator takes it from a colleague who lost the telephone, and that is written down", async () => {
  const administrator = await signIn("administrator");
  const reset = async (role: Role, token: string) =>
    (await factor(`reset/${await idOf(role)}`, token)).status;
  expect(await reset("finance", administrator)).toBe(403);
  const finance = key;
  await setUp(administrator);
  expect(await reset("administrator", administrator)).toBe(400);
  expect(await reset("finance", await signIn("editor"))).toBe(403);
  expect(await reset("finance", administrator)).toBe(200);
  const { docs } = await backend.payload.find({
    collection: "audit-log",
    where: { action: { equals: "two-factor-reset" } },
  });
  expect(docs).toMatchObject([{ staffName: "adm", onCollection: "users", label: "fin" }]);
  const token = await signIn("finance");
  expect(await opens(token)).toBe(false);
  expect((await factor("enter", token, codeOf(finance))).status).toBe(409);
  await setUp(token);
  expect(await opens(token)).toBe(true);
});

test("turning it off needs a code, and nothing of it is left; the same goes for a deleted account", async () => {
  const { payload } = backend;
  const left = async () => (await payload.count({ collection: "second-factors" })).totalDocs;
  const before = await left();
  const editor = await signIn("editor");
  await setUp(editor);
  expect(await left()).toBe(before + 1);
  expect((await factor("turn-off", editor, "000000")).status).toBe(400);
  expect((await factor("turn-off", editor, codeOf(key))).status).toBe(200);
  expect(await left()).toBe(before);
  expect((await call("audit-log", { token: await signIn("editor"), method: "GET" })).status).toBe(200);
  await payload.delete({ collection: "users", id: await idOf("finance") });
  expect(await left()).toBe(before - 1);
});
