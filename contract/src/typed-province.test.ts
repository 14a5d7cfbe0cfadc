import { expect, test } from "vitest";
import { provinces } from "./choices.ts";
import { typedProvince } from "./typed-province.ts";

test("a province is known by its name, its code and the short forms that people write", () => {
  for (const { code, name } of provinces) {
    expect(typedProvince(name)).toBe(code);
    expect(typedProvince(` ${code.toLowerCase()} `)).toBe(code);
  }
  for (const [typed, code] of [
    ["B.C.", "BC"],
    ["Québec", "QC"],
    ["P.E.I.", "PE"],
    ["Newfoundland & Labrador", "NL"],
    ["Ont.", "ON"],
  ])
    expect(typedProvince(typed ?? ""), typed).toBe(code);
  for (const elsewhere of ["Washington", "WA", "Bayern", "", "Canada"])
    expect(typedProvince(elsewhere), elsewhere).toBeUndefined();
});
