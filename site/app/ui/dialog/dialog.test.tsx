// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "~/ui/show";
import { Dialog } from "./dialog";

afterEach(cleanup);

test("an open dialog is modal, named by its title, and closes by its button and by a press beside it", () => {
  const close = vi.fn();
  show(
    <Dialog open onClose={close} title="Thank you">
      <p>We have your request.</p>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Thank you" });
  expect(dialog.open).toBe(true);
  fireEvent.click(screen.getByText("We have your request."));
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test("a closed dialog keeps its content out of the page", () => {
  show(
    <Dialog open={false} onClose={() => undefined} title="Thank you">
      <p>We have your request.</p>
    </Dialog>,
  );
  expect(screen.queryByText("We have your request.")).toBeNull();
});
