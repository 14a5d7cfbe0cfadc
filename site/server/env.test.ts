import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test.each([
  ["PORT", "eighty"],
  ["SITE_URL", "example.org"],
  ["BACKEND_URL", "ftp://backend"],
  ["HOOK_SECRET", "short"],
  ["TRUST_PROXY", "yes"],
  ["LOG_LEVEL", "loud"],
])("a wrong %s is named in one line", (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name}: .+$`));
});

test("an empty variable counts as not given", () => {
  expect(readEnv({ PORT: "", SITE_URL: "" })).toMatchObject({
    PORT: 3000,
    SITE_URL: "http://localhost:3000",
  });
});

test("the public address carries no slash at its end", () => {
  expect(readEnv({ SITE_URL: "https://prostate.example/" }).SITE_URL).toBe("https://prostate.example");
});

test("unless told otherwise a backend that hangs is waited for less than ten seconds", () => {
  expect(readEnv({}).PROXY_TIMEOUT_SECONDS).toBeLessThan(10);
});
