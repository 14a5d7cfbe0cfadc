import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

/** Of a message: enough to know what was wrong. The whole of it stands in Vitest's own summary. */
const linesOfMessage = 12;

const shortened = (message = "") => message.split("\n").slice(0, linesOfMessage).join("\n");

/**
 * Writes the tests that failed, with what was wrong, into the file that `FAILED_TESTS_FILE` names, so that who runs more
 * than one suite can say at the end what failed in the first.
 */
export default class FailedTests implements Reporter {
  onTestRunEnd: NonNullable<Reporter["onTestRunEnd"]> = (modules, unhandled) => {
    const failed = modules.flatMap((module) => [
      ...module.errors().map(({ message }) => `${module.relativeModuleId}: ${shortened(message)}`),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite
          .errors()
          .map(({ message }) => `${module.relativeModuleId} > ${suite.fullName}: ${shortened(message)}`),
      ),
      ...[...module.children.allTests("failed")].map(
        (test) =>
          `${module.relativeModuleId} > ${test.fullName}: ${shortened(
            test
              .result()
              .errors?.map(({ message }) => message)
              .join("\n"),
          )}`,
      ),
    ]);
    const outside = unhandled.map(
      ({ message, stack }) => `Outside of the tests: ${shortened(stack ?? message)}`,
    );
    const file = process.env.FAILED_TESTS_FILE;
    if (file) writeFileSync(file, [...failed, ...outside].map((line) => `✗ ${line}\n`).join(""));
  };
}
