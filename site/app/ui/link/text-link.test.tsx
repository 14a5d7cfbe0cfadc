// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { fileSize, TextLink } from "./text-link";

afterEach(cleanup);

test("links say when they lead to another website or to a file", () => {
  show(
    <>
      <TextLink href="/news">News</TextLink>
      <TextLink href="https://example.ca">Clinic</TextLink>
      <TextLink href="/media/report.pdf" file={`PDF, ${fileSize(1_240_000)}`}>
        Report
      </TextLink>
    </>,
  );
  expect(
    screen.getAllByRole("link").map((link) => link.textContent?.replace(/\u2060/g, "").replace(/\s/g, " ")),
  ).toEqual(["News", "Clinic (opens another website)", "Report (PDF, 1.2 MB)"]);
});
