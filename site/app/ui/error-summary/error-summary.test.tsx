// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextField } from "~/ui/field/text-field";
import { show } from "~/ui/show";
import { ErrorSummary } from "./error-summary";

afterEach(cleanup);

test("it takes the focus when it appears, and each line leads to its field", () => {
  show(
    <>
      <ErrorSummary
        problems={[{ field: "email", message: "Enter an email address" }, { message: "Try again" }]}
      />
      <TextField label="Email" name="email" error="Enter an email address" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  fireEvent.click(screen.getByRole("link", { name: "Enter an email address" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
});

test("nothing is shown when nothing is wrong", () => {
  show(<ErrorSummary problems={[]} />);
  expect(screen.queryByRole("alert")).toBeNull();
});
