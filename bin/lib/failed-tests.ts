import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

/** Of a message: enough to know what was wrong. The whole of it stands in Vitest's own summary. */
const linesOfMessage = 12;

type Faults = readonly { message: string }[] | undefined;

const linesOf = (place: string, faults: Faults = []) =>
  faults.map(({ message }) => `✗ ${place}: ${message.split("\n").slice(0, linesOfMessage).join("\n")}\n`);

/**
 * Writes the tests that failed, with what was wrong, into the file that `FAILED_TESTS_FILE` names, so that who runs more
 * than one suite can say at the end what failed in the first.
 */
export default class FailedTests implements Reporter {
  onTestRunEnd: NonNullable<Reporter["onTestRunEnd"]> = (modules, unhandled) => {
    const failed = modules.flatMap((module) => {
      const file = module.relativeModuleId;
      const suites = [...module.children.allSuites()];
      const tests = [...module.children.allTests("failed")];
      return [
        ...linesOf(file, module.errors()),
        ...suites.flatMap((suite) => linesOf(`${file} > ${suite.fullName}`, suite.errors())),
        ...tests.flatMap((test) => linesOf(`${file} > ${test.fullName}`, test.result().errors)),
      ];
    });
    const file = process.env.FAILED_TESTS_FILE;
    if (file) writeFileSync(file, [...failed, ...linesOf("Outside of the tests", unhandled)].join(""));
  };
}
