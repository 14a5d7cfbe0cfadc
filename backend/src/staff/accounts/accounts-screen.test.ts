import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Role, roles, roleWords } from "../../access/roles.ts";
import type { User } from "../../payload-types.ts";
import { refusalWords } from "../../platform/admin/refusal-words.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { accountScreens, readAccounts } from "./accounts.ts";

let app: TestPayload;
let tokens: Map<Role, string>;
beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
});
afterAll(() => app.close());

function ask(token: string | undefined, method: string, path: string, body?: object): Promise<Response> {
  const request = new Request(`http://localhost:3001/api/users/${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `JWT ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return handleEndpoints({ config: app.payload.config, request });
}
const as = (role: Role) => tokens.get(role);
const named = async (name: string) =>
  (await readAccounts(app.payload)).find((account) => account.name === name);
const lastLine = async () =>
  (await app.payload.find({ collection: "audit-log", sort: "-id", limit: 1 })).docs[0];

/** The link of the newest mail to an address, and that mail. */
async function mailedTo(address: string) {
  const { docs } = await app.payload.find({
    collection: "outbox",
    where: { to: { equals: address } },
    sort: "-id",
    limit: 1,
  });
  const token = /\/admin\/reset\/([0-9a-f]+)/.exec(docs[0]?.html ?? "")?.[1] ?? "";
  return { token, mail: docs[0] };
}

const nora = { name: "Nora New", email: "Nora@foundation.example", role: "finance" };

test("who is invited chooses a password by the link of the mail, once, and signs in with their role", async () => {
  expect((await ask(as("administrator"), "POST", "invite", nora)).status).toBe(201);
  expect(await named("Nora New")).toMatchObject({
    ...{ email: "nora@foundation.example", roleLabel: "Finance", lastSignIn: null, mustChoosePassword: true },
  });
  const { token, mail } = await mailedTo("nora@foundation.example");
  expect(mail).toMatchObject({ kind: "staff-account", to: "nora@foundation.example" });
  expect(mail?.text).toContain("administrator has made you an account");
  const password = "four words of her own";
  const choose = () => ask(undefined, "POST", "reset-password", { token, password });
  expect((await choose()).status).toBe(200);
  expect((await choose()).status).toBe(403);
  const login = await ask(undefined, "POST", "login", { email: nora.email, password });
  expect((await login.json()).user).toMatchObject({ role: "finance", mustChangePassword: false });
  const account = await named("Nora New");
  expect(account).toMatchObject({ mustChoosePassword: false, lastSignIn: expect.stringMatching(/^20/) });
});

test("a link of an invitation lives for an hour, and a new one ends it", async () => {
  const invited = { name: "Otto Over", email: "otto@foundation.example", role: "editor" };
  const { id } = await (await ask(as("administrator"), "POST", "invite", invited)).json();
  const first = await mailedTo(invited.email);
  const expires = async () => {
    const user = await app.payload.db.findOne<User>({ collection: "users", where: { id: { equals: id } } });
    return Date.parse(String(user?.resetPasswordExpiration)) - Date.now();
  };
  expect(await expires()).toBeLessThanOrEqual(60 * 60_000);
  expect((await ask(as("administrator"), "POST", `${id}/invite`, {})).status).toBe(200);
  expect(await lastLine()).toMatchObject({ action: "account-invited", staffName: "administrator" });
  const second = await mailedTo(invited.email);
  expect(second.token).not.toBe(first.token);
  const choose = (token: string) =>
    ask(undefined, "POST", "reset-password", { token, password: "four words of his own" });
  expect((await choose(first.token)).status).toBe(403);
  await app.payload.db.updateOne({
    collection: "users",
    id,
    data: { resetPasswordExpiration: new Date(Date.now() - 1_000).toISOString() },
  });
  expect((await choose(second.token)).status).toBe(403);
  expect((await named("Otto Over"))?.mustChoosePassword).toBe(true);
});

test("what is wrong with an invitation is said in words", async () => {
  const refused = async (body: object, path = "invite") =>
    refusalWords(await ask(as("administrator"), "POST", path, body));
  expect(await refused({})).toBe("Name: fill it in. Email address: fill it in. Role: choose one.");
  expect(await refused({ ...nora, email: "nobody" })).toBe("This is not an email address.");
  expect(await refused(nora)).toBe("There is an account with this address already.");
  const account = await named("Nora New");
  expect(await refused({}, `${account?.id}/invite`)).toBe("This colleague has chosen a password already.");
});

test("an account that is taken away is signed out at once and signs in no more", async () => {
  const login = await ask(undefined, "POST", "login", {
    email: nora.email,
    password: "four words of her own",
  });
  const { token } = await login.json();
  const me = async () => (await (await ask(token, "GET", "me")).json()).user;
  expect(await me()).toMatchObject({ name: "Nora New" });
  const { id = 0 } = (await named("Nora New")) ?? {};
  expect((await ask(as("administrator"), "DELETE", String(id))).status).toBe(200);
  expect(await lastLine()).toMatchObject({
    ...{ action: "account-deleted", label: "Nora New", staffName: "administrator" },
  });
  expect(await me()).toBeNull();
  const again = await ask(undefined, "POST", "login", {
    email: nora.email,
    password: "four words of her own",
  });
  expect(again.status).toBe(401);
});

test("only administrators see the accounts, invite, and take away", async () => {
  const { id = 0 } = (await named("Otto Over")) ?? {};
  for (const { value: role } of roles) {
    const { docs } = await app.payload.find({ collection: "users", where: { role: { equals: role } } });
    const who = { req: { user: { ...(docs[0] as User), collection: "users" as const } } };
    const may = role === "administrator";
    expect([role, accountScreens.map(({ isFor }) => isFor(who))]).toEqual([role, [may, may]]);
    if (may) continue;
    const tries = await Promise.all([
      ask(as(role), "POST", "invite", { ...nora, email: `${role}@new.example` }),
      ask(as(role), "POST", `${id}/invite`, {}),
      ask(as(role), "PATCH", String(id), { role: "administrator" }),
      ask(as(role), "DELETE", String(id)),
      ask(as(role), "POST", `second-factor/reset/${id}`, {}),
    ]);
    expect([role, tries.map(({ status }) => status)]).toEqual([role, [403, 403, 403, 403, 403]]);
  }
  expect((await named("Otto Over"))?.role).toBe("editor");
});

test("each role has its sentences", () => {
  for (const { value } of roles)
    expect(roleWords[value].every((sentence) => sentence.endsWith("."))).toBe(true);
});
