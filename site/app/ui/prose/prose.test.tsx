// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { Quote } from "./prose";

afterEach(cleanup);

test("the name stands beside the words, not among them", () => {
  const { container } = show(<Quote text="I am glad I went." attribution="Walter" />);
  expect(container.querySelector("blockquote")?.textContent).toBe("I am glad I went.");
  expect(container.querySelector("figcaption")?.textContent).toBe("Walter");
});
