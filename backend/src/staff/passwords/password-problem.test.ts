import { expect, test } from "vitest";
import { copy } from "./password-copy.ts";
import { passwordProblem } from "./password-problem.ts";

const charity = ["Canadian Prostate Cancer Foundation", "CPCF"];
const problemOf = (password: string) =>
  passwordProblem({ password, email: "m.tremblay@staff.example", name: "Marie Tremblay", charity });

test.each([
  "blue kettle rides north",
  "a password of her own",
  "correct horse battery staple",
  "wR7#kk2pQz!m",
])("%s is a good password", async (password) => {
  expect(await problemOf(password)).toBeUndefined();
});

test("a short password is refused", async () => {
  expect(await problemOf("wR7#kk2pQz!")).toBe("A password has at least 12 characters.");
});

test.each([
  "passwordpassword",
  "Passw0rd2024!",
  "password1234",
  "123456789012",
  "qwertyuiop12",
  "1q2w3e4r5t6y",
  "iloveyou1234",
  "Welcome2024!",
  "Summer2026!!",
  "aaaaaaaaaaaa",
  "Prostate2026!",
  "trustno1trustno1",
])("%s is refused as one that is guessed first", async (password) => {
  expect(await problemOf(password)).toBe(copy.tooCommon);
});

test.each(["kettle m.tremblay north", "mtremblay rides north", "Tremblay rides north", "blue marie kettle"])(
  "%s is refused for the name in it",
  async (password) => {
    expect(await problemOf(password)).toBe(copy.ownName);
  },
);

test("the charity's own name is refused", async () => {
  expect(await problemOf("blue kettle at cpcf north")).toBe(copy.charityName);
  expect(await problemOf("canadian prostate cancer foundation 7")).toBe(copy.charityName);
});
