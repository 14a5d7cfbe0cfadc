import { expect, test } from "vitest";
import { addressLines } from "./address-lines.ts";

test("town, province and postal code stand in the last line, without commas and with two blanks before the code", () => {
  const address = {
    name: "Ann Reid",
    street: "1 Main St",
    city: "Québec",
    province: "Quebec",
    postalCode: "g1r4s9",
  };
  expect(addressLines(address)).toEqual(["Ann Reid", "1 Main St", "Québec QC  G1R 4S9"]);
});

test("what was not given leaves no line, and of a street of two lines both stay", () => {
  const address = {
    name: " Ann ",
    street: "c/o Bo Ng\nUnit 2",
    city: "Banff",
    province: null,
    country: "Canada",
  };
  expect(addressLines(address)).toEqual(["Ann", "c/o Bo Ng", "Unit 2", "Banff"]);
  expect(addressLines({})).toEqual([]);
});

test("another country stands below, and its codes stay as they were typed", () => {
  const address = { street: "5 Elm", city: "Austin", province: "TX", postalCode: "78701", country: "USA" };
  expect(addressLines(address)).toEqual(["5 Elm", "Austin TX  78701", "USA"]);
});
