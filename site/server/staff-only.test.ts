import { expect, test } from "vitest";
import { isStaffOnly } from "./staff-only.ts";

test("staff accounts are out of reach from the public site, however the address is written", () => {
  for (const path of [
    "/api/users",
    "/api/users/login",
    "/api//users/forgot-password",
    "/api/%75sers/login",
    "/api/Users/login",
    "/api/payload-preferences/x",
  ]) {
    expect(isStaffOnly(path), path).toBe(true);
  }
});

test("what visitors need stays open", () => {
  for (const path of [
    "/api/donate",
    "/api/videos",
    "/api/graphql",
    "/api/forms/705",
    "/api/ig",
    "/api/%zz",
  ]) {
    expect(isStaffOnly(path), path).toBe(false);
  }
});
