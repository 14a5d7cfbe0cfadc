// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "~/ui/show";
import { CheckboxField, ChoiceGroup } from "./choice-group";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";
import { TextareaField } from "./textarea-field";

afterEach(cleanup);

/** What a screen reader says after the name of a field. */
const described = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" | ");

test("a field is named by its label and described by its error first, then its hint", () => {
  show(<TextField label="Email" name="email" hint="Only to answer you." error="Enter an email address" />);
  const field = screen.getByLabelText("Email");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(described(field)).toBe("Error: Enter an email address | Only to answer you.");
});

test("an optional field says so in its label", () => {
  show(<TextField label="Telephone" name="tel" optional />);
  expect(screen.getByLabelText("Telephone (optional)").getAttribute("aria-invalid")).toBeNull();
});

test("the counter tells how many characters are left, and how many are too many", () => {
  show(<TextareaField label="Message" name="message" limit={5} defaultValue="1234" />);
  const field = screen.getByLabelText("Message");
  expect(described(field)).toBe("You have 1 character left");
  fireEvent.change(field, { target: { value: "1234567" } });
  expect(described(field)).toBe("You have 2 characters too many");
});

test("the count is announced when the typing pauses, and not at every key", () => {
  vi.useFakeTimers();
  show(<TextareaField label="Message" name="message" limit={5} defaultValue="" />);
  const field = screen.getByLabelText("Message");
  const announced = screen.getByRole("status");
  for (const value of ["1", "12", "123"]) {
    fireEvent.change(field, { target: { value } });
    act(() => vi.advanceTimersByTime(500));
    expect(announced.textContent).toBe("You have 5 characters left");
  }
  act(() => vi.advanceTimersByTime(1_000));
  expect(announced.textContent).toBe("You have 2 characters left");
  vi.useRealTimers();
});

test("a select starts at its placeholder, which cannot be chosen", () => {
  show(
    <SelectField
      label="Province"
      name="prov"
      placeholder="Choose"
      options={[{ value: "BC", label: "B.C." }]}
    />,
  );
  const placeholder = screen.getByRole<HTMLOptionElement>("option", { name: "Choose" });
  expect(placeholder.selected).toBe(true);
  expect(placeholder.disabled).toBe(true);
});

test("a question with several answers is one group, whose first answer can be linked to by the group's name", () => {
  show(
    <ChoiceGroup
      legend="Do you plan to return to work?"
      name="work"
      options={[
        { value: "YES", label: "Yes" },
        { value: "NO", label: "No", text: "Not yet" },
      ]}
      error="Choose yes or no"
    />,
  );
  expect(described(screen.getByRole("group", { name: "Do you plan to return to work?" }))).toBe(
    "Error: Choose yes or no",
  );
  expect(screen.getByRole("radio", { name: "Yes" }).id).toBe("work");
  expect(screen.getByRole("radio", { name: "No Not yet" })).toBeTruthy();
});

test("a checkbox is named by the words beside it", () => {
  show(<CheckboxField label="Send me news" name="news" defaultChecked />);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Send me news" }).checked).toBe(true);
});
