// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "./dialog";

afterEach(cleanup);

test("an open dialog shows its title and content, and its button closes it", () => {
  const close = vi.fn();
  render(
    <Dialog open onClose={close} title="Thank you">
      <p>Thank you for your submission</p>
    </Dialog>,
  );
  expect(screen.getByRole("dialog", { name: "Thank you" }).hasAttribute("open")).toBe(true);
  expect(screen.getByText("Thank you for your submission")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(close).toHaveBeenCalled();
});

test("a closed dialog holds no content, so that players in it stop", () => {
  render(
    <Dialog open={false} onClose={() => undefined} title="Video">
      <p>playing</p>
    </Dialog>,
  );
  expect(screen.queryByText("playing")).toBeNull();
});
