import type { SiteGlobals } from "@pcf/contract/content/site-data";
import { givingUrls } from "@pcf/contract/urls";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { siteContentContext } from "~/content/site-content";
import { toSiteSettingsView } from "~/content/views/site-settings-view";
import { rootData } from "../../../../tests/root-data.ts";
import { sampleCompany, sampleContent } from "../../../../tests/sample-content.ts";
import DonateOnline, { loader, shouldRevalidate } from "../route";

const settings = { cvd: false, hostedCardFields: null, humanCheck: { kind: "proof-of-work" } };

/** A donation host that says how cards are entered, and is still at the human check. */
const host = (path: string) =>
  path === "/api/donations/settings" ? Promise.resolve(Response.json(settings)) : new Promise(() => {});

/** Each test of the running file has a device that keeps nothing yet. */
export function withFreshDevice() {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal("fetch", host);
    Element.prototype.scrollIntoView = () => {};
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Opens the page of the form as the server writes it, and waits until the form is alive. */
export async function open(givingChoices?: SiteGlobals["givingChoices"]) {
  const content = { ...sampleContent(), ...(givingChoices && { givingChoices }) };
  const context = new RouterContextProvider();
  context.set(siteContentContext, content);
  const form = loader({ context } as unknown as Parameters<typeof loader>[0]);
  const identity = { origin: "https://site.example", foundation: sampleCompany.name };
  const siteSettings = toSiteSettingsView(content.siteSettings);
  const root = rootData({ company: sampleCompany, siteSettings, identity, demoGateway: true });
  const Stub = createRoutesStub([
    {
      ...{ id: "root", path: "/", loader: () => root, shouldRevalidate },
      children: [
        {
          ...{ id: "form", path: givingUrls.form, loader: () => form, shouldRevalidate },
          Component: DonateOnline as ComponentType,
        },
      ],
    },
  ]);
  const loaderData = { root, form };
  const page = <Stub initialEntries={[givingUrls.form]} hydrationData={{ loaderData }} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  await act(async () => void render(page, { container, hydrate: true }));
  await expect.poll(() => document.querySelector(".donation-form[data-ready]")).toBeTruthy();
}

/**
 * What the labels stand for whose words are such. They are few, while Testing Library would ask each of the hundreds of
 * elements of the page for its label.
 */
const labelled = (isMeant: (words: string) => boolean) =>
  [...document.querySelectorAll("label")].flatMap(({ textContent, control }) =>
    control && isMeant(textContent.trim()) ? [control as HTMLInputElement] : [],
  );
function only<Found>(found: readonly Found[], what: string): Found {
  const [one, ...others] = found;
  if (!one || others.length > 0) throw new Error(`There is not one “${what}”`);
  return one;
}
/** A field by its whole label. */
export const field = (label: string) =>
  only(
    labelled((words) => words === label),
    label,
  );
/** The options of a list that can be chosen, by their words. */
export const options = (label: string) =>
  [...field(label).querySelectorAll("option")].flatMap(({ value, text }) => (value === "" ? [] : [text]));
/** Radio buttons by how their labels begin: some go on with what the choice means. */
export const radios = (begins: string) =>
  labelled((words) => words.startsWith(begins)).filter(({ type }) => type === "radio");
export const radio = (begins: string) => only(radios(begins), begins);
export const buttons = (begins: string) =>
  [...document.querySelectorAll("button")].filter(({ textContent }) => textContent.startsWith(begins));
export const button = (begins: string) => only(buttons(begins), begins);
/** Types in place of what a field has, or chooses of a list. */
export function fill(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } });
}
export const choose = (begins: string) => fireEvent.click(radio(begins));
/** Presses, and waits for what follows at once, such as another step. */
export const press = (target: HTMLElement) => act(async () => void fireEvent.click(target));
export const next = () => press(button("Next"));

/** Waits until the reader stands at the heading of this step. */
export const isAt = (step: string) =>
  expect
    .poll(() => [document.activeElement?.tagName, document.activeElement?.textContent])
    .toEqual(["H2", step]);

/** From the first step with an amount to the second. */
export async function giveAmount(dollars: string) {
  choose("Once");
  fill("Other amount", dollars);
  await next();
  await isAt("Who it is for");
}
/** From the second step to the third. */
export async function toDonor() {
  await next();
  await isAt("Your details");
}
const ann = {
  "First name": "Ann",
  "Last name": "Tremblay",
  "Street address": "12 Main Street, unit 4",
  "City or town": "Vancouver",
  "Postal code": "V6B 1A1",
  Telephone: "604-555-0123",
  "Email address": "ann@mail.example",
  "Province or territory": "BC",
};
/** From the third step with a donor to the card. */
export async function toCard() {
  for (const [label, value] of Object.entries(ann)) fill(label, value);
  await next();
  await isAt("Payment");
  await expect.poll(() => document.getElementById("card_number")).toBeTruthy();
}

/** Time goes on, in a test that holds it. */
export const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
export const giveButton = () => button("Give $");

/** What the form says is wrong, above its fields; nothing where it says nothing. */
export const problems = () => screen.queryByText("There is a problem")?.closest<HTMLElement>("[role=alert]");
/** The lines of it that lead to their fields. */
export const problemLinks = () => [...(problems()?.querySelectorAll("a") ?? [])];
export const problemTexts = () => problemLinks().map(({ textContent }) => textContent);
export const required = (labels: string[]) => labels.map((label) => `${label}: This field is required`);
