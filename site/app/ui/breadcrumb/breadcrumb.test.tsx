// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { Breadcrumb } from "./breadcrumb";

afterEach(cleanup);

test("all steps but the last lead somewhere; the last is the page itself", () => {
  show(
    <Breadcrumb
      label="You are here"
      trail={[
        { label: "Home", href: "/" },
        { label: "Get support", href: "/get-support" },
        { label: "FAQ", href: "/get-support/faq" },
      ]}
    />,
  );
  const trail = within(screen.getByRole("navigation", { name: "You are here" }));
  expect(trail.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/get-support"]);
  expect(trail.getByText("FAQ").getAttribute("aria-current")).toBe("page");
});
