import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { createFirstAdministrator } from "./first-administrator.ts";

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

  await change({ mustChangePassword: false });
  expect(await payload.findByID({ collection: "users", id: user.id })).toMatchObject({
    mustChangePassword: true,
  });
  await expect(change({ password: "short" })).rejects.toThrow("A password has at least 12 characters.");
  await expect(change({ password: login.password })).rejects.toThrow("Choose another password");
  await change({ password: own });

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

test("five wrong passwords lock the account, also for the right one", async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await expect(signIn("a wrong password")).rejects.toThrow();
  await expect(signIn(own)).rejects.toThrow(/locked/);
});
