// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { Stepper } from "./stepper";

afterEach(cleanup);

test("the step is marked and counted, and those before it are said to be completed", () => {
  show(<Stepper label="Donation" steps={["Amount", "Gift", "Payment"]} current={1} />);
  const steps = within(screen.getByRole("navigation", { name: "Donation" }));
  expect(steps.getByText(/Step 2 of 3/).textContent).toBe("Step 2 of 3 Gift");
  const [first, second, third] = steps.getAllByRole("listitem");
  expect(first?.textContent).toContain("completed");
  expect(second?.getAttribute("aria-current")).toBe("step");
  expect(third?.textContent).not.toContain("completed");
});
