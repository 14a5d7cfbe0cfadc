import { expect, test } from "vitest";
import { holdsAddress, mayHoldAddress, plainAddress } from "./same-address.ts";

test("an address is the same one in whatever case, form of accents and spelling of its domain", () => {
  expect(plainAddress("  Ann.Reid@Mail.EXAMPLE ")).toBe("ann.reid@mail.example");
  expect(plainAddress("RENE\u0301@mail.example")).toBe(plainAddress("rené@mail.example"));
  expect(plainAddress("ann@MÜNCHEN.example")).toBe(plainAddress("ann@xn--mnchen-3ya.example"));
  expect(plainAddress("ann@mail.example")).not.toBe(plainAddress("anne@mail.example"));
});

test("a row that has the address in a list or a group is told from one that only resembles it", () => {
  const row = { to: "office@mail.example", contacts: [{ e: "x@y.example" }, { e: "ANN@mail.example" }] };
  expect(holdsAddress(row, ["to", "contacts.e"], "ann@mail.example")).toBe(true);
  expect(holdsAddress(row, ["to"], "ann@mail.example")).toBe(false);
  expect(holdsAddress({ to: null }, ["to"], "ann@mail.example")).toBe(false);
});

test("the question has the whole address, and never an @ alone", () => {
  const asked = (address: string) => mayHoldAddress(["to"], address);
  const has = (...parts: string[]) => ({ and: parts.map((part) => ({ to: { contains: part } })) });
  expect(asked("Ann@mail.example")).toEqual({ or: [has("ann@mail.example")] });
  expect(asked("_@mail.example")).toEqual({ or: [has("_@mail.example")] });
  expect(asked("!#$@mail.example")).toEqual({ or: [has("!#$@mail.example")] });
});

test("what means something else to a database stands for any one sign", () => {
  expect(mayHoldAddress(["to"], "a%b\\c@mail.example")).toEqual({
    or: [{ and: [{ to: { contains: "a_b_c@mail.example" } }] }],
  });
});

test("letters whose case a database does not fold are left out of the question, the domain never is", () => {
  expect(mayHoldAddress(["to"], "Zoé_x@mail.example")).toEqual({
    or: [{ and: [{ to: { contains: "zo" } }, { to: { contains: "_x@mail.example" } }] }],
  });
  expect(mayHoldAddress(["to"], "é@mail.example")).toEqual({
    or: [{ and: [{ to: { contains: "@mail.example" } }] }],
  });
});

test("a domain with letters of its own is asked for in each of its spellings", () => {
  const { or = [] } = mayHoldAddress(["to"], "_@MÜNCHEN.example");
  expect(or).toEqual(
    [
      "_@xn--mnchen-3ya.example",
      "_@münchen.example",
      "_@mu\u0308nchen.example",
      "_@MÜNCHEN.EXAMPLE",
      "_@MU\u0308NCHEN.EXAMPLE",
    ].map((spelling) => ({ and: [{ to: { contains: spelling } }] })),
  );
});
