// @vitest-environment happy-dom
import type { DonationOutcome } from "@pcf/contract/donation/outcome";
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rootData } from "../../../tests/root-data.ts";
import { approvedData } from "../approved-data";
import ThankYou from "./route";

const site = {
  company: { contact: [{ id: "givingEmail", value: "giving@charity.example", href: "mailto:x" }] },
  siteSettings: {},
};
const result: DonationOutcome["result"] = {
  ResponseCode: 27,
  AuthCode: "123456",
  ReferenceNum: null,
  donation_type: "Single",
  donation_amount: "30.00",
  TransDateTime: null,
  id: "D261120-ABCDEFGHJK",
  Message: "APPROVED",
  outcome_token: "kept-token",
};
const outcome: DonationOutcome = {
  state: "approved",
  result,
  amountCents: 3_000,
  refundedCents: 0,
  donationArea: "Research",
  donorFirstName: "Ann",
  donorEmail: "ann@mail.example",
  givenAt: "2026-11-20T20:00:00.000Z",
  receiptExpected: true,
  receipt: null,
  monthly: null,
  card: "none",
};

const stub = (search: string) => {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => rootData(site),
      children: [{ path: "thank-you", Component: ThankYou }],
    },
  ]);
  return (
    <Stub initialEntries={[`/thank-you${search}`]} hydrationData={{ loaderData: { root: rootData(site) } }} />
  );
};

/** Answers as the donation host would, by the token that is asked for. */
function serve(answers: Record<string, Response>) {
  vi.stubGlobal("fetch", async (path: string) => {
    const token = new URL(path, "http://localhost").searchParams.get("token") ?? "";
    return answers[token]?.clone() ?? Response.json({ message: "Not found" }, { status: 404 });
  });
}
const ended = () => Response.json({ message: "The token has ended" }, { status: 410 });

function expectForm(token: string, page: ParentNode) {
  const form = page.querySelector("form");
  expect(form?.getAttribute("action")).toBe("/api/donations/gift-link");
  expect(form?.method).toBe("post");
  expect(form?.querySelector<HTMLInputElement>("input[name=token]")?.value).toBe(token);
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("whoever comes back to a gift after its time is told so and offered a new link by mail", async () => {
  approvedData.write(result);
  serve({ "kept-token": ended() });
  const { container } = render(stub(""));
  await screen.findByRole("heading", { name: "This link has ended" });
  expectForm("kept-token", container);
});

test("a mailed link shows the gift on a device that keeps none or another, and leads on to its receipt", async () => {
  approvedData.write(result);
  serve({ "mailed-token": Response.json(outcome), "kept-token": ended() });
  render(stub("?gift=mailed-token"));
  const link = await screen.findByRole("link", { name: "View and print your tax receipt" });
  expect(link.getAttribute("href")).toBe("/ways-to-give/tax-receipt?gift=mailed-token");
});

test("without JavaScript too the page offers a new link, and says what became of the wish", () => {
  const page = (search: string) => {
    const template = document.createElement("template");
    template.innerHTML = renderToString(stub(search)).replace(/<\/?noscript>/g, "");
    return template.content;
  };
  expectForm("mailed-token", page("?gift=mailed-token"));
  expect(page("?gift=old-token&link=ended").querySelector("h1")?.textContent).toBe("This link has ended");
  expectForm("old-token", page("?gift=old-token&link=ended"));
  const sent = page("?link=sent");
  expect(sent.querySelector("h1")?.textContent).toBe("Look in your email");
  expect(sent.querySelector("form")).toBeNull();
});
