import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChoiceGroup } from "./choice-group";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";
import { TextareaField } from "./textarea-field";

test("a field's error and hint describe its control", () => {
  const html = renderToStaticMarkup(
    <TextField label="E-mail" name="email" hint="For the answer only" error="Enter an e-mail address" />,
  );
  expect(html).toContain('for="email"');
  expect(html).toContain('aria-describedby="email-error email-hint"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="email-error"[^>]*>.*Enter an e-mail address/);
});

test("a field without error is not marked as invalid", () => {
  expect(renderToStaticMarkup(<TextField label="Name" name="name" />)).not.toContain("aria-invalid");
});

test("an optional field says so", () => {
  expect(renderToStaticMarkup(<TextField label="Phone" name="phone" optional />)).toContain("(optional)");
});

test("a text area counts what is left", () => {
  const counted = (text: string) =>
    renderToStaticMarkup(<TextareaField label="Message" name="m" limit={5} defaultValue={text} />);
  expect(counted("abcd")).toContain("You have 1 character left");
  expect(counted("abcdefg")).toContain("You have 2 characters too many");
});

test("the placeholder of a select cannot be chosen", () => {
  const html = renderToStaticMarkup(
    <SelectField label="Quantity" name="q" placeholder="Choose" options={[{ value: "1", label: "1" }]} />,
  );
  expect(html).toMatch(/<option value="" disabled=""[^>]*>Choose/);
});

test("an error summary's link to a group leads to its first choice", () => {
  const html = renderToStaticMarkup(
    <ChoiceGroup
      legend="Return to work?"
      name="work"
      error="Choose yes or no"
      options={[
        { value: "YES", label: "Yes" },
        { value: "NO", label: "No" },
      ]}
    />,
  );
  expect(html).toMatch(/<input id="work"[^>]*value="YES"/);
  expect(html).toContain('aria-describedby="work-error"');
});
