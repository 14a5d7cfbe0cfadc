import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let backend: TestPayload;
const email = "editor@staff.example";

beforeAll(async () => {
  backend = await startTestPayload({ BACKEND_ADMIN_ORIGIN: "https://admin.charity.example" });
  await backend.payload.create({
    collection: "users",
    data: { email, password: "a first password", name: "Edith", role: "editor", mustChangePassword: true },
  });
});

afterAll(() => backend.close());

async function mailedLink(): Promise<string> {
  const { docs } = await backend.payload.find({ collection: "outbox", where: { to: { equals: email } } });
  expect(docs).toHaveLength(1);
  expect(docs[0]).toMatchObject({ kind: "staff-account", state: "kept", subject: "Choose a new password" });
  expect(docs[0]?.text).toContain("Hello Edith");
  return /href="([^"]+\/reset\/[^"]+)"/.exec(docs[0]?.html ?? "")?.[1] ?? "";
}

test("who forgot the password gets a link by way of the outbox, chooses a long one, and is in", async () => {
  const { payload } = backend;
  await payload.forgotPassword({ collection: "users", data: { email } });
  const link = new URL(await mailedLink());
  expect(link.origin).toBe("https://admin.charity.example");

  const token = link.pathname.replace("/admin/reset/", "");
  const reset = (password: string) =>
    payload.resetPassword({ collection: "users", data: { token, password }, overrideAccess: true });
  for (const bad of ["short", "Passw0rd2024!", "editor at work here"])
    await expect(reset(bad)).rejects.toThrow(/password/);
  await reset("a password of her own");

  const signedIn = await payload.login({
    collection: "users",
    data: { email, password: "a password of her own" },
  });
  expect(signedIn.user?.mustChangePassword).toBe(false);
  await expect(reset("a password of somebody else")).rejects.toThrow();
});

test("an address without an account gets no mail", async () => {
  await backend.payload.forgotPassword({ collection: "users", data: { email: "nobody@staff.example" } });
  const { totalDocs } = await backend.payload.count({
    collection: "outbox",
    where: { to: { equals: "nobody@staff.example" } },
  });
  expect(totalDocs).toBe(0);
});

test("administrators alone see the mails that open accounts", async () => {
  const seenBy = async (role: "administrator" | "donor-services" | "finance" | "editor") => {
    const user = { id: 99, collection: "users", role, mustChangePassword: false, name: role } as never;
    const found = backend.payload.find({ collection: "outbox", user, overrideAccess: false });
    return found.then(
      ({ totalDocs }) => totalDocs,
      () => "refused",
    );
  };
  expect(await seenBy("administrator")).toBe(1);
  expect(await seenBy("donor-services")).toBe(0);
  expect(await seenBy("finance")).toBe(0);
  expect(await seenBy("editor")).toBe("refused");
});
