import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());

const save = (email: string) =>
  app.payload.create({
    collection: "members",
    data: {
      title: "Ann Reid",
      slug: `ann-${crypto.randomUUID()}`,
      memberContact: { email },
      _status: "published",
    },
  });

test("an address that staff write is judged by the rule of the forms, and kept in plain text", async () => {
  for (const [typed, kept] of [
    ["o’brien&co@staff.example\u00a0", "o'brien&co@staff.example"],
    ["ann@bücher.example", "ann@xn--bcher-kva.example"],
    ["ann@пример.рф", "ann@xn--e1afmkfd.xn--p1ai"],
    ["", ""],
  ] as const)
    expect((await save(typed)).memberContact?.email ?? "").toBe(kept);
  for (const typed of ["ann@reader-.example", `${"a".repeat(65)}@staff.example`, "zoë@staff.example", "ann"])
    await expect(save(typed), typed).rejects.toThrow(/invalid/);
});
