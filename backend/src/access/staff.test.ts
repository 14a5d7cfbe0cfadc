import { expect, test } from "vitest";
import type { User } from "../payload-types.ts";
import { notAllowed } from "./staff.ts";

const account = { id: 1, role: "editor", mustChangePassword: false } as User;

test.each([
  ["nobody is signed in any more", null, /^You are not signed in any more\. Sign in again/],
  ["the password is still the one-time one", { ...account, mustChangePassword: true }, /^Finish signing in/],
  ["the role is another", account, /^Your role may not do this\. Ask a colleague/],
])("a refusal says what to do where %s", (_, user, words) => {
  expect(notAllowed({ user } as Parameters<typeof notAllowed>[0])).toMatchObject({
    status: 403,
    message: expect.stringMatching(words),
  });
});
