// @vitest-environment happy-dom

import { kitForm } from "@pcf/contract/forms/kit-form";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { kitDay } from "./kit-day";
import { KitRequest } from "./kit-request";
import { reefKnotKitsCopy as copy } from "./reef-knot-kits-copy";

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
