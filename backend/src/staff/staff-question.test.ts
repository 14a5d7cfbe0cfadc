import { afterAll, beforeAll, expect, test } from "vitest";
import { askWith, publicSite } from "../platform/doctor/testing/ask-with.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
});
afterAll(() => system.close());

const ask = (settings: Record<string, string>) =>
  askWith(settings, async () => [(await import("./staff-question.ts")).staffQuestion], {
    payload: system.payload,
  });
const addAdministrator = (email: string) =>
  system.payload.create({
    collection: "users",
    data: { name: "Ann", email, role: "administrator", password: "correct horse battery 7" },
  });

test("who can sign in, and by what, is said as it matters for the site", async () => {
  expect(await ask({})).toEqual([
    expect.stringMatching(/^notice Staff: a password alone .*REQUIRE_TWO_FACTOR/),
    expect.stringMatching(/^wrong Staff: nobody is an administrator npm run staff/),
  ]);
  await addAdministrator("administrator@foundation.example");
  expect(await ask(publicSite)).toEqual([
    expect.stringMatching(/^wrong Staff: a password alone .* Set REQUIRE_TWO_FACTOR=1/),
    expect.stringMatching(/^wrong Staff: the administrator administrator@foundation\.example has an address/),
  ]);
  expect(await ask({ REQUIRE_TWO_FACTOR: "1" })).toEqual([
    expect.stringMatching(/^good Staff: .*code of their telephone/),
    expect.stringMatching(/^good Staff: 1 administrator/),
  ]);
});
