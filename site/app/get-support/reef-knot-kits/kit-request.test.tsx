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
