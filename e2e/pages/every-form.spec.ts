import { Window } from "happy-dom";
import { forms } from "../../contract/src/forms/forms.ts";
import { expect, test } from "../fixtures/clean-page.ts";

/** A form as it stands in the HTML of a page: its fields by name, how many are marked as wrong, and its hidden way back. */
function readForm(html: string, name: string) {
  const window = new Window({
    settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
  });
  const form = new window.DOMParser().parseFromString(html, "text/html").querySelector(`form#${name}`);
  const named = [...(form?.querySelectorAll("[name]") ?? [])].map((field) => field.getAttribute("name"));
  const read = {
    action: form?.getAttribute("action"),
    fields: new Set(named),
    wrong: form?.querySelectorAll("[data-invalid]").length,
    wayBack: form?.querySelector('[name="return_to"]')?.getAttribute("value") ?? "",
  };
  void window.happyDOM.close();
  return read;
}

for (const { name, number, page, fields, title } of forms) {
  test(`${title}: the page asks all that the form has, and without JavaScript says what is missing`, async ({
    request,
  }) => {
    const drawn = readForm(await (await request.get(page ?? "/")).text(), name);
    expect(drawn.action).toBe(`/api/forms/${number}`);
    expect(Object.keys(fields).filter((field) => !drawn.fields.has(field))).toEqual([]);
    expect(drawn.wrong).toBe(0);

    const sent = await request.post(`/api/forms/${number}`, {
      multipart: { _wpcf7_unit_tag: String(number), return_to: drawn.wayBack },
      headers: { accept: "text/html" },
      maxRedirects: 0,
    });
    expect(sent.status()).toBe(303);
    const place = sent.headers().location ?? "";
    expect(place).toMatch(new RegExp(`^${page ?? "/"}\\?form=${number}&status=validation_failed.*#${name}$`));
    const returned = readForm(await (await request.get(place)).text(), name);
    const required = Object.values(fields).filter((field) => "required" in field && field.required);
    expect(returned.wrong).toBe(required.length);
  });
}
