// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { Accordion, DefinitionList } from "./accordion";

afterEach(cleanup);
const items = [
  { id: "psa", title: "What is a PSA test?", content: <p>A blood test.</p> },
  { title: "Does it hurt?", content: <p>No.</p> },
];

test("every answer is in the page from the start, closed, under a heading of the level asked for", () => {
  const { container } = show(<Accordion items={items} level={2} />);
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "What is a PSA test?",
    "Does it hurt?",
  ]);
  expect(container.textContent).toContain("A blood test.");
  expect(container.querySelectorAll("details[open]")).toHaveLength(0);
  expect(container.querySelector("details")?.id).toBe("psa");
});

test("one at a time: all share a name, by which the browser closes the others", () => {
  const { container } = show(<Accordion items={items} exclusive />);
  const [first, second] = container.querySelectorAll("details");
  expect(first?.getAttribute("name")).toBeTruthy();
  expect(second?.getAttribute("name")).toBe(first?.getAttribute("name"));
});

const terms = [{ term: "PSA", content: "A protein." }];

test("terms and meanings are paired, or open one by one", () => {
  show(<DefinitionList items={terms} />);
  expect(screen.getByRole("term").textContent).toBe("PSA");
  expect(screen.getByRole("definition").textContent).toBe("A protein.");
  cleanup();
  const { container } = show(<DefinitionList items={terms} expandable />);
  expect(container.querySelector("details summary")?.textContent).toBe("PSA");
});
