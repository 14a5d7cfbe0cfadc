import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";

const mostFlaky = 3;

/**
 * A browser test that fails is tried once more, in a new browser (`retries` in playwright.config.ts). One that passes then is
 * flaky: Playwright's list names it at the end, and the run stays green. More than three of them make it red, as does one
 * that fails twice.
 *
 * A second try used to be refused except where the browser had stopped painting, so that nothing unsure could hide behind one.
 * What that found is fixed. What is left comes seldom, each time from another cause in the browser, the test runner or the pace of the
 * machine, and one such test turned a whole good run red. A fault of the product fails twice all the same; a test that
 * grows unsure is named in every run; and a suite that grows unsure is refused.
 */
export default class SecondTry implements Reporter {
  private suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite) {
    this.suite = suite;
  }

  async onEnd() {
    const flaky = this.suite?.allTests().filter((test) => test.outcome() === "flaky") ?? [];
    if (flaky.length <= mostFlaky) return undefined;
    console.log(`\nMore than ${mostFlaky} flaky tests make the run red.`);
    return { status: "failed" as const };
  }
}
