// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ErrorSummary } from "./error-summary";

afterEach(cleanup);

test("the summary takes the focus, again with every failed attempt", () => {
  const problems = [{ field: "email", message: "Enter your e-mail" }];
  const { rerender } = render(<ErrorSummary problems={problems} attempt={1} />);
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  screen.getByRole("link").focus();
  rerender(<ErrorSummary problems={problems} attempt={2} />);
  expect(document.activeElement).toBe(screen.getByRole("alert"));
});

test("a line of the summary leads to its field", () => {
  render(
    <>
      <ErrorSummary problems={[{ field: "email", message: "Enter your e-mail" }]} />
      <input id="email" />
    </>,
  );
  fireEvent.click(screen.getByRole("link", { name: "Enter your e-mail" }));
  expect(document.activeElement?.id).toBe("email");
});

test("without problems there is no summary", () => {
  render(<ErrorSummary problems={[]} />);
  expect(screen.queryByRole("alert")).toBeNull();
});
