import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { updateIf } from "../platform/database/update-if.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { createFirstAdministrator } from "./first-administrator.ts";
import { copy } from "./passwords/password-copy.ts";
import { recoverAdministrator } from "./recover-administrator.ts";

let backend: TestPayload;
let login: { email: string; password: string };

beforeAll(async () => {
  backend = await startTestPayload();
  const made = await createFirstAdministrator(backend.payload, "first@staff.example");
  if (!made) throw new Error("the first start makes an administrator");
  login = made;
});

afterAll(() => backend.close());

async function signIn(password: string) {
  const data = { email: login.email, password };
  const { user } = await backend.payload.login({ collection: "users", data });
  if (!user) throw new Error("the sign-in answers the account");
  return user;
}
const own = "a password of my own";

/** What was said against it. */
const refusal = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => undefined,
    (reason: unknown) => (reason instanceof Error ? reason.message : reason),
  );

test("only the first start makes an administrator", async () => {
  expect(await createFirstAdministrator(backend.payload, "second@staff.example")).toBeUndefined();
});

test("a one-time password opens nothing until its owner has chosen another", async () => {
  const { payload } = backend;
  const user = await signIn(login.password);
  const asUser = { user, overrideAccess: false } as const;
  const page = { uri: "/x", title: "X", description: "X" };
  await expect(payload.create({ collection: "pages", data: page, ...asUser })).rejects.toThrow(/not allowed/);
  const change = (data: Record<string, unknown>) =>
    payload.update({ collection: "users", id: user.id, data, ...asUser });
  const choose = (password: string, currentPassword?: string) => change({ password, currentPassword });

  await change({ mustChangePassword: false });
  expect(await payload.findByID({ collection: "users", id: user.id })).toMatchObject({
    mustChangePassword: true,
  });
  expect(await refusal(choose(own))).toBe(copy.currentMissing);
  expect(await refusal(choose(own, "not the one printed"))).toBe(copy.currentWrong);
  expect(await refusal(choose("short", login.password))).toBe(copy.tooShort(12));
  expect(await refusal(choose("Passw0rd2024!", login.password))).toBe(copy.tooCommon);
  expect(await refusal(choose("first@staff.example", login.password))).toBe(copy.ownName);
  expect(await refusal(choose(login.password, login.password))).toBe(copy.present);
  const changed = await choose(own, login.password);
  expect(JSON.stringify(changed)).not.toContain(login.password);

  const opened = await signIn(own);
  expect(opened.mustChangePassword).toBe(false);
  await payload.create({ collection: "pages", data: page, user: opened, overrideAccess: false, draft: true });
});

test("a password that an administrator sets for another must be changed again", async () => {
  const { payload } = backend;
  const administrator = await signIn(own);
  const editor = await payload.create({
    collection: "users",
    data: { email: "editor@staff.example", password: "a first password", name: "E", role: "editor" },
    user: administrator,
    overrideAccess: false,
  });
  expect(editor.mustChangePassword).toBe(true);
  await payload.update({
    collection: "users",
    id: editor.id,
    data: { password: "a password of the office" },
    user: administrator,
    overrideAccess: false,
  });
  expect(await payload.findByID({ collection: "users", id: editor.id })).toMatchObject({
    mustChangePassword: true,
  });
});

test("a moved address needs the current password as well, a new name does not", async () => {
  const { payload } = backend;
  const user = await signIn(own);
  const change = (data: Record<string, unknown>) =>
    payload.update({ collection: "users", id: user.id, data, user, overrideAccess: false });
  expect(await refusal(change({ email: "thief@elsewhere.example" }))).toBe(copy.currentMissing);
  await change({ name: "First", email: "First@staff.example" });
});

test("an editor cannot make an administrator of himself", async () => {
  const { payload } = backend;
  const { docs } = await payload.find({ collection: "users", where: { role: { equals: "editor" } } });
  const editor = docs[0];
  if (!editor) throw new Error("there is an editor");
  await payload.update({
    collection: "users",
    id: editor.id,
    data: { role: "administrator" },
    user: { ...editor, mustChangePassword: false, collection: "users" },
    overrideAccess: false,
  });
  expect(await payload.findByID({ collection: "users", id: editor.id })).toMatchObject({ role: "editor" });
});

const lastOne = /last administrator who can sign in/;

test("the last administrator who can sign in is neither demoted, nor deleted, nor shut out", async () => {
  const { payload } = backend;
  const user = await signIn(own);
  const asUser = { collection: "users", user, overrideAccess: false } as const;
  const { id } = await payload.create({
    data: { email: "new@staff.example", password: "a first password", name: "N", role: "administrator" },
    ...asUser,
  });
  // The new one has never signed in, and may never.
  for (const data of [{ role: "editor" as const }, { mustChangePassword: true }]) {
    await expect(payload.update({ id: user.id, data, ...asUser })).rejects.toThrow(lastOne);
    const everybody = { role: { equals: "administrator" } } as const;
    const { errors } = await payload.update({ where: everybody, data, ...asUser });
    expect(errors).toMatchObject([{ id: user.id, message: expect.stringMatching(lastOne) }]);
    await payload.update({ id, data: { role: "administrator" }, ...asUser });
  }
  await expect(payload.delete({ id: user.id, ...asUser })).rejects.toThrow(lastOne);
  expect(await payload.findByID({ collection: "users", id: user.id })).toMatchObject({
    role: "administrator",
    mustChangePassword: false,
  });
  await payload.delete({ id, ...asUser });
});

test("of two administrators who take each other's role at the same moment one stays", async () => {
  const { payload } = backend;
  const first = await signIn(own);
  const { id } = await payload.create({
    collection: "users",
    data: {
      email: "second@staff.example",
      password: "a good and long one",
      name: "S",
      role: "administrator",
      mustChangePassword: false,
    },
  });
  const second = { ...(await payload.findByID({ collection: "users", id })), collection: "users" } as const;
  const demote = (by: typeof second, who: number) =>
    payload.update({
      collection: "users",
      id: who,
      data: { role: "editor" },
      user: by,
      overrideAccess: false,
    });
  const outcomes = await Promise.allSettled([demote(first, id), demote(second, first.id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const active = { role: { equals: "administrator" }, mustChangePassword: { equals: false } } as const;
  expect((await payload.count({ collection: "users", where: active })).totalDocs).toBe(1);
  await payload.update({ collection: "users", id: first.id, data: { role: "administrator" } });
  const removed = { collection: "users", id, user: first, overrideAccess: false } as const;
  await payload.update({ collection: "users", id, data: { role: "administrator" } });
  await payload.delete(removed);
});

test("whoever works on the server lets a locked-out administrator in again, or makes a new one", async () => {
  const { payload } = backend;
  await payload.update({
    collection: "users",
    where: { email: { equals: login.email } },
    data: { role: "editor" },
  });
  const recovered = await recoverAdministrator(payload, " First@Staff.example ");
  expect(recovered).toMatchObject({ email: login.email, was: "given back" });
  expect(await signIn(recovered.password)).toMatchObject({ role: "administrator", mustChangePassword: true });
  await expect(signIn(own)).rejects.toThrow();

  const made = await recoverAdministrator(payload, "third@staff.example");
  expect(made.was).toBe("made");
  const { user } = await payload.login({ collection: "users", data: made });
  expect(user).toMatchObject({ role: "administrator", mustChangePassword: true });

  await expect(recoverAdministrator(payload, "nobody")).rejects.toThrow('"nobody" is not an email address.');
  const { docs } = await payload.find({
    collection: "audit-log",
    where: { action: { equals: "account-recovered" } },
  });
  expect(docs.map(({ onId }) => onId).sort()).toEqual(
    [user?.id, login && (await idOf(login.email))].map(String).sort(),
  );
  expect(JSON.stringify(docs)).not.toContain("@");
});

const idOf = async (email: string) =>
  (await backend.payload.find({ collection: "users", where: { email: { equals: email } } })).docs[0]?.id;

test("a role that is taken away while its owner signs in stays away", async () => {
  const { payload } = backend;
  const account = { email: "leaves@staff.example", password: "a morning of odd herons" };
  const { id } = await payload.create({
    collection: "users",
    data: { ...account, name: "L", role: "administrator", mustChangePassword: false },
  });
  // The account was read before its password was looked at, which takes a while; the session is written after that.
  const { updateOne } = payload.db;
  payload.db.updateOne = async (asked) => {
    if (asked.collection !== "users" || !("sessions" in asked.data)) return updateOne(asked);
    payload.db.updateOne = updateOne;
    await updateIf(payload, "users", { id: { equals: id } }, { role: "editor" });
    return updateOne(asked);
  };
  await payload.login({ collection: "users", data: account });
  expect(await payload.findByID({ collection: "users", id })).toMatchObject({ role: "editor" });
});

test("a change that is refused for another field takes no role, and wrong current passwords are slowed", async () => {
  const { payload } = backend;
  const account = { email: "stays@staff.example", password: "a winter of loud pebbles" };
  const { id } = await payload.create({
    collection: "users",
    data: { ...account, name: "S", role: "administrator", mustChangePassword: false },
  });
  const { token } = await payload.login({ collection: "users", data: account });
  const change = async (data: object) => {
    const request = new Request(`http://127.0.0.1/api/users/${id}`, {
      method: "PATCH",
      headers: { authorization: `JWT ${token}`, "content-type": "application/json" },
      body: JSON.stringify(data),
    });
    return (await handleEndpoints({ config: payload.config, request })).status;
  };
  expect(await change({ role: "editor", name: "" })).toBe(400);
  expect(await payload.findByID({ collection: "users", id })).toMatchObject({ role: "administrator" });
  expect(await change({ email: 1 })).toBe(400);

  const wrong = { password: "an autumn of slow kettles", currentPassword: "not it" };
  const answers: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) answers.push(await change(wrong));
  expect(answers).toEqual([400, 400, 400, 400, 400, 429, 429]);
});
