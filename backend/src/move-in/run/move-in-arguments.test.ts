import { expect, test } from "vitest";
import { readMoveInRequest } from "./move-in-arguments.ts";

const read = (words: string, settings: Record<string, string> = { DATA_DIR: "/data" }) =>
  readMoveInRequest(words.split(" ").filter(Boolean), settings);

test("what is asked for is read, and folders are those of whoever asks", () => {
  const settings = { INIT_CWD: "/home/me", DATA_DIR: "/data" };
  expect(read("--recordings old --only pages,groups --since 2026-11-01 --dry-run", settings)).toEqual({
    from: undefined,
    recordings: "/home/me/old",
    media: undefined,
    only: ["pages", "groups"],
    hosts: undefined,
    since: "2026-11-01",
    user: undefined,
    password: undefined,
    isDry: true,
    undo: false,
    report: "/data",
  });
});

test("a password is taken from the environment alone, and asked for with a name", () => {
  const settings = { MOVE_IN_PASSWORD: "abcd efgh", DATA_DIR: "/data" };
  expect(read("--from https://cms.example/graphql --user ann", settings).password).toBe("abcd efgh");
  expect(() => read("--from https://cms.example/graphql --user ann")).toThrow("MOVE_IN_PASSWORD");
  expect(() => read("--from https://cms.example/graphql --password x")).toThrow();
});

test.each([
  ["", "--from or --recordings"],
  ["--from https://a.example/graphql --recordings x", "one of the two"],
  ["--from cms.example", "no web address"],
  ["--recordings x --only pages,nonsense", "there is no “nonsense”"],
  ["--recordings x --since someday", "is no date"],
])("%s is refused: %s", (words, why) => {
  expect(() => read(words)).toThrow(why);
});

test("taking back needs no old site", () => {
  expect(read("--undo")).toMatchObject({ undo: true, from: undefined });
});
