import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { fileSize } from "./file-size";
import { TextLink } from "./text-link";

const html = (link: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{link}</MemoryRouter>);

test("a link to another website says so to screen readers", () => {
  expect(html(<TextLink href="https://example.ca">Elsewhere</TextLink>)).toContain("opens another website");
  expect(html(<TextLink href="/news">News</TextLink>)).not.toContain("opens another website");
  expect(html(<TextLink href="tel:+18005550199">Call</TextLink>)).not.toContain("opens another website");
});

test("a link to a file says its type and size", () => {
  const file = `PDF, ${fileSize(1_234_567)}`;
  expect(
    html(
      <TextLink href="/media/report.pdf" file={file}>
        Report
      </TextLink>,
    ),
  ).toContain("(PDF, 1.2 MB)");
});
