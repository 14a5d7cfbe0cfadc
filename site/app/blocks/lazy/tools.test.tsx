// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { PsaQuestion } from "./psa-question/psa-question";
import { riskRows, talkRows, viewRows } from "./psa-question/psa-rows";
import { signs } from "./psa-question/psa-signs";
import { ReportReader } from "./report/report-reader";
import { RiskFinder } from "./report/risk-finder";

/** The tools on a page whose text names what the test costs, as two dated facts. */
const facts = [
  { name: "psa-price-bc", words: "$37" },
  { name: "psa-price-on", words: "$35" },
];
const data = { loaderData: { page: { page: { clinical: { facts } } } } };
const PageOfTools = createRoutesStub([
  {
    id: "page",
    path: "/",
    Component: () => (
      <>
        <PsaQuestion />
        <ReportReader />
        <RiskFinder />
      </>
    ),
  },
]);
const PageOfPsaQuestion = createRoutesStub([{ id: "page", path: "/", Component: PsaQuestion }]);

/** What is filled in stays when its page is left: the next test begins with nothing. */
function forgetAnswers() {
  for (const form of document.forms) {
    form.reset();
    for (const field of form.querySelectorAll("select")) fireEvent.change(field, { target: { value: "" } });
  }
}

afterEach(() => {
  forgetAnswers();
  cleanup();
  vi.unstubAllGlobals();
});

const choose = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: label }), { target: { value } });
const tick = (group: RegExp, choice: string | RegExp) =>
  fireEvent.click(
    within(screen.getByRole("group", { name: group })).getByLabelText(choice) as HTMLInputElement,
  );
const status = () => screen.getByRole("status").textContent;
const aboutMe = () => {
  choose(/How old/, "45-49");
  tick(/father, a brother or a son/, "Yes, one of them");
  tick(/Are you Black/, "No");
  tick(/gene change/, "No, or I don’t know");
};
const typePsa = (value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: /PSA/ }), { target: { value } });

test("the four answers about himself tell a man what to talk over, on what ground, at what price, and what to ask", () => {
  render(<PageOfPsaQuestion hydrationData={data} />);
  expect(status()).toMatch(/Answer the four questions/);
  aboutMe();
  choose(/Where do you live/, "BC");
  expect(status()).toBe("Yes, talk about it now");
  const answer = screen.getByRole("status").parentElement as HTMLElement;
  expect(within(answer).getByText(/without signs you pay about \$37/)).toBeTruthy();
  expect(within(answer).getByText(/about twice as high/)).toBeTruthy();
  expect(within(answer).getByText(/below 55/)).toBeTruthy();
  expect(within(answer).getByText("Will I have to pay for it?")).toBeTruthy();
  const [source] = within(answer).getAllByRole("link", { name: /Canadian Urological Association, 2022/ });
  expect(source?.getAttribute("href")).toBe("https://doi.org/10.5489/cuaj.7851");
});

test("a sign that is an emergency comes before all else, and leaves nothing else to read", () => {
  render(<PageOfPsaQuestion hydrationData={data} />);
  aboutMe();
  tick(/any of these now/, /^I can’t pass urine at all.*call 911/);
  expect(status()).toMatch(/^Get help now: call 911/);
  const answer = screen.getByRole("status").parentElement as HTMLElement;
  expect(within(answer).queryByText(/Questions to take along/)).toBeNull();
  tick(/any of these now/, /^I can’t pass urine at all.*call 911/);
  tick(/any of these now/, /blood in my urine/);
  expect(status()).toBe("See a doctor this week");
  expect(within(answer).getByRole("heading", { name: "Yes, talk about it now" })).toBeTruthy();
});

test("a report is read to its row: where each fact stands, how near the edge is, what to read and to ask", () => {
  render(<ReportReader />);
  choose(/T stage/, "T1");
  choose(/Gleason/, "6");
  expect(status()).toBe("No row yet");
  typePsa("9,8");
  expect(status()).toBe("Your row: Low risk");
  const answer = screen.getByRole("status").parentElement as HTMLElement;
  expect(within(answer).getByText(/close to 10/)).toBeTruthy();
  expect(within(answer).getByRole("row", { name: /PSA.*9.8.*Low risk/ })).toBeTruthy();
  expect(within(answer).getByText("Is active surveillance a good choice for me?")).toBeTruthy();
  expect(within(answer).getByRole("link", { name: /localized prostate cancer/ })).toBeTruthy();
  choose(/N1 or M1/, "yes");
  expect(status()).toBe("The three rows do not apply");
});

test("what does not fit together in a report is said", () => {
  render(<ReportReader />);
  choose(/Gleason/, "8");
  choose(/Grade group/, "1");
  expect(status()).toBe("We can’t name a row yet");
  expect(screen.getByText("Please look again")).toBeTruthy();
  expect(screen.getByText(/Grade group 1 is Gleason 6 \(3 \+ 3\)\. You chose Gleason 8\./)).toBeTruthy();
  choose(/T stage/, "T3a");
  expect(status()).toBe("Your row: High risk");
  choose(/Grade group/, "4");
  expect(screen.queryByText("Please look again")).toBeNull();
});

test("whoever starts again finds every field empty and stands at the first", () => {
  render(<ReportReader />);
  choose(/T stage/, "T4");
  typePsa("30");
  fireEvent.click(screen.getByRole("button", { name: "Start again" }));
  expect(status()).toMatch(/^Choose what your report says/);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /PSA/ }).value).toBe("");
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: /T stage/ }));
});

test("answers go nowhere: no request, no cookie, nothing stored, the address as it was", () => {
  const asked = vi.fn();
  for (const name of ["fetch", "XMLHttpRequest", "WebSocket"]) vi.stubGlobal(name, asked);
  vi.stubGlobal("localStorage", new Proxy({}, { get: asked, set: asked }));
  vi.stubGlobal("sessionStorage", new Proxy({}, { get: asked, set: asked }));
  const address = location.href;
  render(<PageOfPsaQuestion hydrationData={data} />);
  render(<ReportReader />);
  aboutMe();
  choose(/T stage/, "T2c");
  typePsa("12");
  for (const form of document.querySelectorAll("form")) fireEvent.submit(form);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
    "Yes, talk about it now",
    "At least: Intermediate risk",
  ]);
  // The router looks for what it may have stored itself.
  expect(asked.mock.calls.filter(([, name]) => name !== "getItem")).toEqual([]);
  expect(document.cookie).toBe("");
  expect(location.href).toBe(address);
});

test("without a script every case is there to read, and no form sends anything", () => {
  const html = renderToString(<PageOfTools hydrationData={data} />);
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const form of page.querySelectorAll("form")) {
    expect(form.getAttribute("method")).toBe("dialog");
    expect(form.querySelector("button, [type=submit]")).toBeNull();
  }
  const cases = [...page.querySelectorAll("details")].map(({ textContent }) => textContent).join(" ");
  const texts = [...talkRows, ...viewRows, ...riskRows].map(({ text }) => text);
  for (const text of [...texts, ...signs.map(({ label }) => label)]) expect(cases).toContain(text);
  for (const words of ["Yukon", "$35", "Low risk", "9 or 10", "N1 or M1"]) expect(cases).toContain(words);
});

test("who follows a link of the answer and comes back finds it as it was, until it is begun again", () => {
  const open = () => render(<PageOfPsaQuestion hydrationData={data} />);
  open();
  aboutMe();
  choose(/Where do you live/, "BC");
  cleanup();
  open();
  expect(status()).toBe("Yes, talk about it now");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /How old/ }).value).toBe("45-49");
  fireEvent.click(screen.getByRole("button", { name: "Start again" }));
  expect(status()).toMatch(/Answer the four questions/);
  cleanup();
  open();
  expect(status()).toMatch(/Answer the four questions/);
});

test("what is missing of a report is named in one sentence", () => {
  render(<PageOfTools hydrationData={data} />);
  const report = within(screen.getByRole("region", { name: "Understand my report" }));
  fireEvent.change(report.getByRole("combobox", { name: /T stage/ }), { target: { value: "T2a" } });
  expect(report.getByText(/still missing/).textContent).toMatch(/^Your grade and PSA are still missing/);
});
