// @vitest-environment happy-dom
import { acts } from "@pcf/contract/donation/my-gifts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { rootData } from "../../../tests/root-data.ts";
import { ChangeCard } from "./change-card";

afterEach(cleanup);

const reference = "D261120-0123456789";
const gift = { reference, cardKey: "0123456789abcdef", waitsForCard: false, hasNoCard: false };
const own = { cvd: true, hostedCardFields: null };
const hosted = {
  cvd: true,
  // Nothing is to be fetched here.
  hostedCardFields: { profile: "ht1", frameUrl: "about:blank" },
};
const site = {
  company: { contact: [{ id: "telTF", value: "1-800-555-0199", href: "tel:+18005550199" }] },
  siteSettings: {},
};
function show(props: ComponentProps<typeof ChangeCard>) {
  const children = [{ path: "*", element: <ChangeCard {...props} /> }];
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => rootData(site), children }], {
    initialEntries: ["/x"],
    hydrationData: { loaderData: { root: rootData(site) } },
  });
  render(<RouterProvider router={router} />);
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test("our own boxes are a plain form, which spaces the number like the card", () => {
  show({ gift, entry: own, asked: null });
  expect(document.querySelector("details")?.open).toBe(false);
  fireEvent.change(box("Card number"), { target: { value: "4242424242424242" } });
  expect(box("Card number").value).toBe("4242 4242 4242 4242");
  const form = document.querySelector("form");
  expect([form?.method, form?.enctype]).toEqual(["post", "multipart/form-data"]);
  expect([...new FormData(form ?? undefined).keys()]).toEqual(
    expect.arrayContaining(["reference", "card_key", "card_number", "card_name", "card_cvd"]),
  );
  expect(document.querySelector("noscript")).toBeNull();
});

test("what is to be mended is open, the first wrong box has the focus, and number and code are typed again", () => {
  const wrong = { card_number: "Please check the number: one digit seems wrong" };
  const typed = {
    card_name: "Ann Reid",
    expiry_month: "05",
    expiry_year: String(new Date().getFullYear() + 1),
  };
  show({ gift, entry: own, asked: { act: acts.card, reference, typed, wrong } });
  expect(document.querySelector("details")?.open).toBe(true);
  expect(document.activeElement?.id).toBe(`card_number-${reference}`);
  expect(box("Card number").value).toBe("");
  expect(box("Name on the card").value).toBe("Ann Reid");
  expect(box("Month").value).toBe("05");
});

test("the boxes of the payment service are loaded when they are opened, and there is no number of ours to type", () => {
  show({ gift, entry: hosted, asked: null });
  expect(document.querySelector("iframe")).toBeNull();
  expect(screen.queryByLabelText("Card number")).toBeNull();
  const details = document.querySelector("details");
  if (!details) throw new Error("no details");
  details.open = true;
  fireEvent(details, new Event("toggle"));
  expect(document.querySelector("iframe")?.src).toContain("about:blank?id=ht1");
  expect(document.querySelector("noscript")).not.toBeNull();
});

test("boxes of the payment service stand there when the form was opened before the script had come", () => {
  show({
    gift,
    entry: hosted,
    asked: { act: acts.card, reference, typed: {}, wrong: { card_name: "wrong" } },
  });
  expect(document.querySelector("iframe")?.title).toBe("Card number, expiry date and security code");
  cleanup();
  const asked = { act: acts.card, reference, typed: {}, wrong: { card_name: "wrong" } };
  show({ gift, entry: { ...hosted, cvd: false }, asked });
  expect(document.querySelector("iframe")?.title).toBe("Card number and expiry date");
});

test("without a name the payment service is not asked, and what was typed into its boxes stays", () => {
  show({
    gift,
    entry: hosted,
    asked: { act: acts.card, reference, typed: {}, wrong: { hosted_card: "again" } },
  });
  const frame = document.querySelector("iframe");
  fireEvent.click(screen.getByRole("button", { name: "Change it now" }));
  expect(document.getElementById(`card_name-${reference}-error`)?.textContent).toContain(
    "This field is required",
  );
  expect(document.activeElement?.id).toBe(`card_name-${reference}`);
  expect(document.querySelector("iframe")).toBe(frame);
  expect(screen.queryByRole("status")).toBeNull();
  fireEvent.change(box("Name on the card"), { target: { value: "Ann Reid" } });
  expect(document.getElementById(`card_name-${reference}-error`)).toBeNull();
});
