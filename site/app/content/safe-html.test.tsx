import { staffHtml } from "@pcf/contract/content/html";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sanitizeHtml } from "~/content/html/sanitize-html.server";
import { Prose } from "~/ui/prose/prose";

const written = '<p onclick="steal()">Ask your doctor.</p>';
const clean = sanitizeHtml(staffHtml.parse(written), {
  origin: "https://site.example",
  noteOf: () => undefined,
});

test("HTML of staff stands in a page as the sanitiser leaves it", () => {
  expect(renderToStaticMarkup(<Prose html={clean} />)).toBe(
    '<div class="prose"><p>Ask your doctor.</p></div>',
  );
});

// Checked by the compiler: each line is an error as long as the type refuses it.
export const refused = [
  // @ts-expect-error a text is not safe HTML
  <Prose key="text" html={written} />,
  // @ts-expect-error HTML of staff is not safe before it is sanitised
  <Prose key="staff" html={staffHtml.parse(written)} />,
  // @ts-expect-error a text put together with safe HTML is not safe
  <Prose key="joined" html={`${clean}${written}`} />,
];
