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

test("letters whose case a database does not fold are left out of the question", () => {
  expect(mayHoldAddress(["to"], "Ann@mail.example")).toEqual({
    or: [{ and: [{ to: { contains: "ann@mail.example" } }] }],
  });
  expect(mayHoldAddress(["to"], "Zoé_x@mail.example")).toEqual({
    or: [{ and: [{ to: { contains: "zo" } }, { to: { contains: "x@" } }] }],
  });
});
