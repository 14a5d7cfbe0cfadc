// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { DefinitionList } from "./definition-list";

afterEach(cleanup);
const items = [{ term: "PSA", content: "A protein." }];

test("terms and meanings are paired, or open one by one", () => {
  show(<DefinitionList items={items} />);
  expect(screen.getByRole("term").textContent).toBe("PSA");
  expect(screen.getByRole("definition").textContent).toBe("A protein.");
  cleanup();
  const { container } = show(<DefinitionList items={items} expandable />);
  expect(container.querySelector("details summary")?.textContent).toBe("PSA");
});
