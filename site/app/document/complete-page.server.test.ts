import { expect, test } from "vitest";
import { completePage, withAtTheEnd } from "./complete-page.server";

test("what is put at the end stands behind all else, as it is", () => {
  const html = "<html><head></head><body><p>A text</p></body></html>";
  expect(withAtTheEnd(html, "<i>$&</i>")).toBe(html.replace("</body>", () => "<i>$&</i></body>"));
});

test("what is no document stays as it is", () => {
  expect(withAtTheEnd("not found", "<i></i>")).toBe("not found");
  expect(completePage("not found", "on intent")).toBe("not found");
});
