import { GraphQLError } from "graphql";
import { APIError } from "payload";
import { expect, test } from "vitest";
import { logOptions } from "./log-options.ts";

type Hook = ReturnType<typeof logOptions>["hooks"]["logMethod"];

/** What reaches the logger of a call with these arguments. */
function written(...args: unknown[]): unknown[] {
  let passedOn: unknown[] = [];
  const log = (...given: unknown[]) => {
    passedOn = given;
  };
  const { logMethod } = logOptions("info").hooks;
  logMethod.call(undefined as never, args as Parameters<Hook>[0], log as Parameters<Hook>[1]);
  return passedOn;
}

class QueryError extends Error {
  query = "insert into submissions values (?)";
  override cause = Object.assign(new Error("UNIQUE constraint failed: submissions.key"), {
    code: "SQLITE_CONSTRAINT",
  });
}

test("an error of the database is told by its code, without the values of the statement", () => {
  const error = new QueryError("Failed query: insert into submissions values (?)\nparams: jan@home.example");
  const lines = [
    written({ err: error, form: "contact" }),
    written(error),
    written({ err: error, msg: "A form could not be stored" }),
  ];
  expect(JSON.stringify(lines)).not.toContain("home.example");
  expect(lines[0]?.[0]).toMatchObject({ form: "contact", err: { code: "SQLITE_CONSTRAINT" } });
  expect(lines[2]?.[0]).toMatchObject({ msg: "A form could not be stored" });
});

test("other errors and plain lines say what they say", () => {
  const [line] = written({ err: new TypeError("x is not a function") });
  expect(line).toMatchObject({ msg: "x is not a function", err: { name: "TypeError" } });
  expect(written("Migrated")).toEqual(["Migrated"]);
});

/** The level that a line given as an error is written at. */
function levelOf(line: object): string {
  const levels: string[] = [];
  const logger = { info: () => levels.push("info"), error: () => levels.push("error") };
  const { logMethod } = logOptions("info").hooks;
  logMethod.call(logger as never, [line] as unknown as Parameters<Hook>[0], logger.error as never);
  return levels.join();
}

test("mistakes of the one who asks are no errors, and faults of ours are", () => {
  const mistakes = [
    new APIError("Not allowed", 403),
    new GraphQLError("Cannot query field"),
    new GraphQLError("Not Found", { originalError: new APIError("Not Found", 404) }),
    new Error("Unexpected end of form"),
  ];
  for (const err of mistakes) {
    expect(levelOf({ err }), err.message).toBe("info");
    expect(levelOf(err), err.message).toBe("info");
  }
  const faults = [
    new TypeError("x is not a function"),
    new APIError("Something went wrong", 500),
    new GraphQLError("x is not a function", { originalError: new TypeError("x is not a function") }),
  ];
  for (const err of faults) expect(levelOf({ err }), err.message).toBe("error");
  expect(levelOf({ msg: "The mailing list was not told", err: mistakes[0] })).toBe("error");
});
