// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { ShareRow } from "./share-row";

afterEach(cleanup);

test("sharing is by plain links that carry the whole address", () => {
  const url = "https://example.ca/news/one";
  show(
    <ShareRow
      url={url}
      title="New grants"
      words={{ label: "Share", email: "Email", copy: "Copy link", copied: "Copied", share: "Share…" }}
    />,
  );
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => link.textContent)).toEqual(["Facebook", "X", "LinkedIn", "Email"]);
  for (const link of links) expect(decodeURIComponent(link.href)).toContain(url);
});
