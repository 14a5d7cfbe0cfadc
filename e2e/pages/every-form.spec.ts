import type { Element } from "happy-dom";
import { forms } from "../../contract/src/forms/forms.ts";
import { exampleAnswers } from "../../contract/src/forms/testing/example-answers.ts";
import { expect, test } from "../fixtures/clean-page.ts";
import { parsePage } from "../routes/parse-page.ts";

/** What stands in a field of a form as the HTML of its page has it. */
const shownIn = (field: Element): string | undefined => {
  if (field.matches("textarea")) return field.textContent;
  if (field.matches("select")) return field.querySelector("option[selected]")?.getAttribute("value") ?? "";
  if (!field.matches('[type="radio"], [type="checkbox"]')) return field.getAttribute("value") ?? "";
  return field.hasAttribute("checked") ? (field.getAttribute("value") ?? "") : undefined;
};

/** A form as it stands in the HTML of a page: its fields with what is in them, and how many are marked as wrong. */
function readForm(html: string, name: string) {
  const form = parsePage(html).querySelector(`form#${name}`);
  const fields = new Map<string, string[]>();
  for (const field of form?.querySelectorAll("[name]") ?? []) {
    const key = field.getAttribute("name") ?? "";
    const value = shownIn(field);
    fields.set(key, [...(fields.get(key) ?? []), ...(value ? [value] : [])]);
  }
  return {
    action: form?.getAttribute("action"),
    fields,
    wrong: form?.querySelectorAll("[data-invalid]").length,
  };
}

for (const form of forms) {
  const { name, number, fields, title } = form;
  const page = form.page ?? "/";
  test(`${title}: the page asks all that the form has, and without JavaScript says what is missing and keeps the rest`, async ({
    request,
  }) => {
    const drawn = readForm(await (await request.get(page)).text(), name);
    expect(drawn.action).toBe(`${page}#${name}`);
    expect(Object.keys(fields).filter((field) => !drawn.fields.has(field))).toEqual([]);
    expect(drawn.wrong).toBe(0);

    const post = async (answers: Record<string, string>) => {
      const sent = await request.post(page, { multipart: { _wpcf7_unit_tag: String(number), ...answers } });
      expect(sent.status()).toBe(422);
      expect(sent.headers()["cache-control"]).toBe("no-store");
      const html = await sent.text();
      // A script that waited for the reader would take the focus to the summary out of the field that is being mended.
      expect(html).not.toContain('type="text/plain" data-held');
      return readForm(html, name);
    };
    const required = Object.values(fields).filter((field) => "required" in field && field.required);
    expect((await post({})).wrong).toBe(required.length);

    const answers = { ...exampleAnswers(form), [form.person.email]: "ann@" };
    const mended = await post(answers);
    expect(mended.wrong).toBe(1);
    // A list that only the page knows has no place for any answer.
    const listed = Object.entries(answers).filter(
      ([field]) => !(name === "group-change" && field === "group"),
    );
    for (const [field, value] of listed)
      if (value) expect(mended.fields.get(field), field).toEqual(value.split(","));
    // Nothing of it is left for the next reader.
    const next = readForm(await (await request.get(page)).text(), name);
    expect(next.fields).toEqual(drawn.fields);
  });
}
