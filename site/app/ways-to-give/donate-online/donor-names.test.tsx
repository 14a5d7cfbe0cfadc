// @vitest-environment happy-dom
import { emptyDraft } from "@pcf/contract/donation/form";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { type FieldErrors, useForm, useWatch } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { DonorNames } from "./donor-names";
import { draftOf, sentValues } from "./draft-values";

afterEach(cleanup);

type Draft = ReturnType<typeof emptyDraft>;

type NamesProps = { draft: Draft; tell: (values: Draft) => void; errors?: FieldErrors<Draft> };

function Names({ draft, tell, errors }: NamesProps) {
  const form = useForm({ defaultValues: draft, ...(errors && { errors }) });
  const values = draftOf(useWatch({ control: form.control }));
  tell(values);
  return <DonorNames form={form} values={values} />;
}

/** Shows the names of a draft; answers what is sent of them. */
function showNames(own: Partial<Draft> = {}) {
  let now = emptyDraft();
  const tell = (values: Draft) => {
    now = values;
  };
  show(<Names draft={{ ...now, ...own }} tell={tell} />);
  return () =>
    Object.fromEntries(
      Object.entries(sentValues(now)).filter(([name, value]) => /^b2?_/.test(name) && value !== ""),
    );
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const plain = { b_giver: "person", b_country: "Canada" };

test("a person gives, unless somebody says otherwise", () => {
  const sent = showNames();
  expect(box("A person").checked).toBe(true);
  expect(screen.queryByLabelText("Legal name of the organization")).toBeNull();
  type("First name", "Ann");
  type("Middle initial (optional)", "M");
  type("Last name", "Reid");
  expect(sent()).toEqual({ ...plain, b_fname: "Ann", b_initial: "M", b_lname: "Reid" });
});

test("an organization is asked for its name and a contact; what a person had typed comes back, and is not sent", () => {
  const sent = showNames();
  type("First name", "Ann");
  type("Middle initial (optional)", "M");
  type("Last name", "Reid");
  fireEvent.click(box("Add a second name to the receipt"));
  fireEvent.click(box("An organization"));
  expect(screen.getByRole("group", { name: "Contact person" })).toBeTruthy();
  expect(box("First name").value).toBe("Ann");
  type("Legal name of the organization", "Harbour Rowing Club");
  const club = { b_giver: "organization", b_org: "Harbour Rowing Club", b_fname: "Ann", b_lname: "Reid" };
  expect(sent()).toEqual({ ...plain, ...club });
  fireEvent.click(box("A person"));
  expect(document.querySelector<HTMLInputElement>("#b_initial")?.value).toBe("M");
  expect(sent()).not.toHaveProperty("b_org");
});

test("a second name is there once it is asked for, and not sent when it is taken back", () => {
  const sent = showNames();
  expect(screen.queryByRole("group", { name: "Second person" })).toBeNull();
  fireEvent.click(box("Add a second name to the receipt"));
  fireEvent.change(document.getElementById("b2_fname") ?? document.body, { target: { value: "Bo" } });
  expect(sent()).toMatchObject({ b_second: "1", b2_fname: "Bo" });
  fireEvent.click(box("Add a second name to the receipt"));
  expect(sent()).toEqual(plain);
});

test("a draft that this device kept shows its organization, and its second person", () => {
  showNames({ b_giver: "organization", b_org: "Harbour Rowing Club" });
  expect(box("An organization").checked).toBe(true);
  expect(box("Legal name of the organization").value).toBe("Harbour Rowing Club");
  cleanup();
  showNames({ b_second: "1", b2_lname: "Lee" });
  expect(box("Add a second name to the receipt").checked).toBe(true);
  expect(document.querySelector<HTMLInputElement>("#b2_lname")?.value).toBe("Lee");
});

const empty = { type: "required", message: "This field is required" };

test.each([
  ["First name", { b_fname: empty }],
  ["Last name", { b_lname: empty }],
])("under a %s that alone was left empty stands what to do with one name", (label, errors) => {
  show(<Names draft={emptyDraft()} tell={() => {}} errors={errors} />);
  const described = box(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  const words = described.map((id) => document.getElementById(id)?.textContent).join(" ");
  expect(words).toContain("This field is required");
  expect(words).toContain("If there is only one name, put a dash (-) here.");
});

test("where both names were left empty, or a name is wrong in another way, nothing is said of one name", () => {
  for (const errors of [
    { b_fname: empty, b_lname: empty },
    { b_fname: { type: "max", message: "This is too long" } },
  ]) {
    show(<Names draft={emptyDraft()} tell={() => {}} errors={errors} />);
    expect(screen.queryByText(/only one name/)).toBeNull();
    cleanup();
  }
});
