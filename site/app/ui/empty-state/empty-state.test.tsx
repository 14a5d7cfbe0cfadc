// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { EmptyState } from "./empty-state";

afterEach(cleanup);

test("an empty place says so in a heading of its level and offers a way on; its picture says nothing", () => {
  show(
    <EmptyState spot="map-pin" title="No group fits" level={3}>
      <a href="/">All groups</a>
    </EmptyState>,
  );
  expect(screen.getByRole("heading", { level: 3, name: "No group fits" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "All groups" })).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
});
