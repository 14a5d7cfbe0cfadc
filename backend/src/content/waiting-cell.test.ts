import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { instagramPosts } from "./instagram-posts.ts";
import { WaitingCell } from "./waiting-cell.tsx";

const shown = (cellData: unknown) =>
  renderToStaticMarkup(createElement(WaitingCell, { cellData })).replace(/<[^>]*>/g, "");

test("a list of posts says in words which one waits, and of the others nothing", () => {
  expect(shown(true)).toBe("Waits for its text");
  expect([false, null, undefined].map(shown)).toEqual(["", "", ""]);
  const field = instagramPosts.fields.find((one) => "name" in one && one.name === "waiting");
  expect(field).toMatchObject({
    admin: { components: { Cell: expect.stringContaining("waiting-cell.tsx#WaitingCell") } },
  });
});
