// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { Button, ButtonLink } from "./button";

afterEach(cleanup);

test("a button sends no form unless it says so", () => {
  show(
    <>
      <Button>Start again</Button>
      <Button type="submit">Send</Button>
    </>,
  );
  expect(screen.getByRole("button", { name: "Start again" }).getAttribute("type")).toBe("button");
  expect(screen.getByRole("button", { name: "Send" }).getAttribute("type")).toBe("submit");
});

test("a link that looks like a button is a link, inside the site and out", () => {
  show(
    <>
      <ButtonLink href="/news">News</ButtonLink>
      <ButtonLink href="https://store.example/">Store</ButtonLink>
    </>,
  );
  expect(screen.getByRole("link", { name: "News" }).getAttribute("href")).toBe("/news");
  expect(screen.getByRole("link", { name: "Store" }).getAttribute("href")).toBe("https://store.example/");
});
