// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { Section } from "./section";

afterEach(cleanup);

test("a section is called by its heading, and its ridge is decoration alone", () => {
  const { container } = show(
    <Section labelledBy="vision" tone="night" ridge={{ to: "sand", shape: "peaks" }}>
      <h2 id="vision">Our vision</h2>
    </Section>,
  );
  expect(screen.getByRole("region", { name: "Our vision" }).dataset.tone).toBe("night");
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
