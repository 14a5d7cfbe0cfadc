import type { PayloadRequest } from "payload";
import { expect, test } from "vitest";
import { z } from "zod";
import { idInPath, sentByStaff, textInAddress } from "./sent-by-staff.ts";

const asked = (body: string, id?: string) =>
  Object.assign(new Request("http://backend.invalid", { method: "POST", body }), {
    routeParams: { id },
  }) as unknown as PayloadRequest;
const schema = z.object({ day: z.string("Day: fill it in."), sum: z.number("Amount: fill it in.") });

test("what staff send is read by its schema", async () => {
  expect(await sentByStaff(asked('{"day":"2026-11-01","sum":5}'), schema)).toEqual({
    day: "2026-11-01",
    sum: 5,
  });
});

test.each(["{--", "null", ""])("of a body that is %j all that is missing is said", async (body) => {
  await expect(sentByStaff(asked(body), schema)).rejects.toMatchObject({
    status: 400,
    message: "Day: fill it in. Amount: fill it in.",
  });
});

test("a body that nobody types has one sentence for whatever is wrong with it", async () => {
  await expect(sentByStaff(asked("{}"), schema, "This cannot be read")).rejects.toMatchObject({
    status: 400,
    message: "This cannot be read",
  });
});

test("an id is a whole number that both databases can hold", () => {
  expect(["7", "2147483647"].map((id) => idInPath(asked("", id)))).toEqual([7, 2147483647]);
  for (const id of ["0", "-1", "1.5", "2147483648", "abc", " ", undefined])
    expect(idInPath(asked("", id))).toBeNull();
});

test("what an address says is one text of a sane length, or none", () => {
  expect(textInAddress(" Zoë ")).toBe("Zoë");
  expect(textInAddress("a".repeat(300))).toHaveLength(200);
  expect([undefined, ["a", "b"]].map((value) => textInAddress(value))).toEqual(["", ""]);
});
