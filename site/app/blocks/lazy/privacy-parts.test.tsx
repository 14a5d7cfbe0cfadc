// @vitest-environment happy-dom
import { retentionRules } from "@pcf/contract/privacy/retention-rules";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { rootData } from "../../../tests/root-data.ts";
import { PrivacyOfficer, RetentionTable } from "./privacy-parts";

afterEach(cleanup);

const company = {
  name: "The Foundation",
  address: { street: "1 Main St", city: "Regina", province: "SK", postalCode: "S4P 0A1", country: "Canada" },
  contact: [
    { id: "email", title: "", value: "info@mail.example", href: "mailto:info@mail.example" },
    { id: "telTF", title: "", value: "1-800-555-0199", href: "tel:+18005550199" },
  ],
};

const Nothing = () => null;

async function officer(privacyOfficer?: Record<string, string>) {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => rootData({ company, siteSettings: { privacyOfficer } }),
      HydrateFallback: Nothing,
      children: [{ index: true, Component: PrivacyOfficer }],
    },
  ]);
  render(<Stub />);
  return screen.findByRole("group");
}

test("readers are told how long every kind of record about them is kept, and nothing of staff", () => {
  render(<RetentionTable />);
  const shown = screen.getAllByRole("rowheader").map((cell) => cell.textContent);
  const titles = retentionRules.filter(({ group }) => group !== "staff").map(({ title }) => title);
  expect(shown.map((text) => text?.replace(/^What/, "")).sort()).toEqual([...titles].sort());
  const kits = screen.getByRole("row", { name: /^Reef Knot Kit requests/ });
  expect(within(kits).getByText(/^90 days after the request was last changed/)).toBeTruthy();
});

test("the privacy officer is named and reached as staff have filled it in", async () => {
  const shown = await officer({
    name: "Noor Haddad",
    email: "privacy@mail.example",
    address: "Box 1\nRegina",
  });
  expect(shown.textContent).toContain("Noor Haddad");
  expect(screen.getByRole("link", { name: /^privacy@/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: "1-800-555-0199" }).getAttribute("href")).toBe("tel:18005550199");
  expect(shown.textContent).toContain("Box 1Regina");
  expect(shown.textContent).not.toContain("1 Main St");
});

test("while staff have named nobody the charity itself is reached", async () => {
  const shown = await officer();
  expect(shown.textContent).toContain("Privacy Officer, The Foundation");
  expect(screen.getByRole("link", { name: /^info@/ })).toBeTruthy();
  expect(shown.textContent).toContain("1 Main St");
});
