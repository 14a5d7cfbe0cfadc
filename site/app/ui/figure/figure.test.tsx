// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { exampleImage } from "~/ui/example-image";
import { show } from "~/ui/show";
import { Figure } from "./figure";

afterEach(cleanup);

test("caption and credit stand below the picture", () => {
  const { container } = show(
    <Figure image={{ ...exampleImage, credit: "Photo: Ann Lee" }} caption="A canoe." />,
  );
  expect(screen.getByRole("img", { name: exampleImage.alt })).toBeTruthy();
  expect(container.querySelector("figcaption")?.textContent).toBe("A canoe. Photo: Ann Lee");
});
