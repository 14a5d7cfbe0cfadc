// @vitest-environment happy-dom

import { kitForm } from "@pcf/contract/forms/kit-form";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, createRoutesStub, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { rememberTypedAnswers } from "~/document/typed-answers";
import { show } from "~/ui/show";
import { rootData } from "../../../tests/root-data.ts";
import { kitDay } from "./kit-day";
import { kitRequestCopy as copy, KitRequest } from "./kit-request";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const labels = kitForm.fields;
/** Required ones end in a star. */
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text === label || text === `${label} *`);

test("who asks for one more kit, for someone else, goes on at the first question of an empty form", async () => {
  show(<KitRequest shipping="Kits are sent once a week." mailingListDefault={false} />);
  const first = field(labels.rkfname.label);
  await waitFor(() => expect(first.closest("form")?.noValidate).toBe(true));
  kitDay(
    () => localStorage,
    () => new Date(),
  ).remember();
  for (const [label, value] of [
    [labels.rkfname.label, "Ann"],
    [labels.rklname.label, "Lee"],
    [labels.rkadd.label, "1 Main Street"],
    [labels.rkcity.label, "Victoria"],
    [labels.rkprov.label, "British Columbia"],
    [labels.rkpcode.label, "V8V 1A1"],
    [labels.rkemail.label, "ann@mail.example"],
    [labels.rkquant.label, "1"],
  ] as const)
    fireEvent.change(field(label), { target: { value } });
  for (const answer of screen.getAllByRole("radio", { name: "No" })) fireEvent.click(answer);
  fireEvent.submit(first.closest("form") ?? first);
  fireEvent.click(await screen.findByRole("button", { name: copy.another }));
  const next = field(labels.rkfname.label);
  expect(next).not.toBe(first);
  expect(next.value).toBe("");
  expect(document.activeElement).toBe(next);
});

test("the form says at its top when today's request was sent, and another one is for someone else", async () => {
  kitDay(
    () => localStorage,
    () => new Date(),
  ).remember();
  show(<KitRequest shipping="Kits are sent once a week." mailingListDefault={false} />);
  expect(await screen.findByText(copy.alreadyTitle)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: copy.another }));
  expect(screen.queryByText(copy.alreadyTitle)).toBeNull();
  expect(document.activeElement).toBe(field(labels.rkfname.label));
});

test("an office that orders for others has nothing to answer for a patient, and sends No", async () => {
  show(<KitRequest shipping="" mailingListDefault={false} />);
  const who = field(labels.rkwho.label);
  const form = who.closest("form") ?? undefined;
  const questions = Object.entries(labels).flatMap(([name, { kind }]) =>
    kind === "one-of" && name.includes("_") ? [name] : [],
  );
  const answers = () => questions.map((name) => new FormData(form).get(name));
  fireEvent.change(who, { target: { value: "Physician/medical office" } });
  expect(questions).toHaveLength(3);
  expect(answers()).toEqual(["NO", "NO", "NO"]);
  const chosen = screen.getAllByRole<HTMLInputElement>("radio", { name: /^Not applicable/ });
  expect(chosen.map(({ checked }) => checked)).toEqual([true, true, true]);
  fireEvent.change(who, { target: { value: "Newly diagnosed patient" } });
  expect(answers()).toEqual([null, null, null]);
});

test("the province is chosen from a list, and each question says why it is asked and what is meant", () => {
  show(<KitRequest shipping="" mailingListDefault={false} />);
  const province = field(labels.rkprov.label);
  expect(province.tagName).toBe("SELECT");
  expect([...province.querySelectorAll("option")].map(({ value }) => value)).toContain("Nunavut");
  const book = screen.getByRole("group", { name: /copy of the book/ });
  const help = document.getElementById(book.getAttribute("aria-describedby") ?? "");
  expect(help?.textContent).toMatch(/^The book is the guide .* in the kit\. We ask /);
});

const office = "Physician/medical office";
const notApplicable = () =>
  screen.getAllByRole<HTMLInputElement>("radio", { name: /^Not applicable/ }).map(({ checked }) => checked);

test("an office that was chosen before React was there has nothing to answer for a patient either", async () => {
  const element = <KitRequest shipping="" mailingListDefault={false} />;
  const page = () => <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />;
  document.body.innerHTML = `<div>${renderToString(page())}</div>`;
  field(labels.rkwho.label).value = office;
  const giveBack = rememberTypedAnswers();
  const container = document.body.firstElementChild as Element;
  const root = await act(() => hydrateRoot(container, page()));
  act(giveBack);
  expect(field(labels.rkwho.label).value).toBe(office);
  expect(notApplicable()).toEqual([true, true, true]);
  act(() => root.unmount());
});

const Kit = () => <KitRequest shipping="" mailingListDefault={false} />;
const Nothing = () => null;

/** The form as it came back from the server with what was answered. */
async function comesBack(answers: Record<string, string>) {
  const invalid_fields = [{ field: "rkemail", message: "The email must be a valid email address." }];
  const returned = { number: kitForm.number, status: "validation_failed", message: "", invalid_fields };
  const loader = () => rootData({ returnedForm: { ...returned, answers } });
  const Stub = createRoutesStub([
    { id: "root", path: "/", loader, HydrateFallback: Nothing, children: [{ path: "*", Component: Kit }] },
  ]);
  render(<Stub initialEntries={["/get-support/reef-knot-kits"]} />);
  await screen.findByLabelText(labels.rkwho.label);
}
const no = {
  plan_for_prostate_removal_surgery: "NO",
  return_to_work: "NO",
  have_you_already_received_a_copy_of_prostate_cancer: "NO",
};

test("Not applicable stays chosen where the form comes back to an office, and No where it comes back to a patient", async () => {
  await comesBack({ ...no, rkwho: office });
  expect(notApplicable()).toEqual([true, true, true]);
  cleanup();
  await comesBack({ ...no, rkwho: "Newly diagnosed patient" });
  expect(notApplicable()).toEqual([false, false, false]);
  for (const answer of screen.getAllByRole<HTMLInputElement>("radio", { name: "No" }))
    expect(answer.checked).toBe(true);
  cleanup();
  await comesBack({ ...no, rkwho: office, return_to_work: "YES" });
  expect(notApplicable()).toEqual([true, false, true]);
});
