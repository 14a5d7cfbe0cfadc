// @vitest-environment happy-dom
import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { Reveal } from "./reveal";

afterEach(cleanup);

test("Escape puts the text away, also while the pointer or the focus would show it", () => {
  const { container } = show(
    <Reveal label="About" title="Maria Lopez">
      <p>Joined in 2019.</p>
    </Reveal>,
  );
  const details = container.querySelector("details");
  const summary = container.querySelector("summary");
  if (!details || !summary) throw new Error("nothing is shown");
  expect(summary.textContent).toBe("About: Maria Lopez");
  details.open = true;
  fireEvent.keyDown(summary, { key: "Escape" });
  expect(details.open).toBe(false);
  expect(details.hasAttribute("data-dismissed")).toBe(true);
  fireEvent.blur(summary);
  expect(details.hasAttribute("data-dismissed")).toBe(false);
});
