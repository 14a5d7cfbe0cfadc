// @vitest-environment happy-dom
import { contactForm } from "@pcf/contract/forms/contact-form";
import type { ReturnedForm } from "@pcf/contract/forms/form-return";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link } from "react-router";
import { afterEach, expect, test } from "vitest";
import { rootData } from "../../tests/root-data.ts";
import { PostedForm } from "./posted-form";

afterEach(cleanup);

const returnedForm: ReturnedForm = {
  ...{ number: 704, status: "validation_failed", message: "", answers: { full_name: "Ann Reid" } },
  invalid_fields: [{ field: "email", message: "The email must be a valid email address." }],
};
const Form = () => (
  <>
    <PostedForm form={contactForm} />
    <Link to="/elsewhere">Away</Link>
  </>
);
const Elsewhere = () => <Link to="/about-us/contact-us">Back to the form</Link>;
const Nothing = () => null;

test("what came back stands in the form where a script takes the page over, and not when the reader comes again", async () => {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => rootData({ company: { contact: [] }, returnedForm }),
      shouldRevalidate: () => false,
      HydrateFallback: Nothing,
      children: [
        { path: "about-us/contact-us", Component: Form },
        { path: "elsewhere", Component: Elsewhere },
      ],
    },
  ]);
  // Before the page's scripts run, an entry of the browser's history has been given a key.
  render(<Stub initialEntries={[{ pathname: "/about-us/contact-us", key: "of-the-browser" }]} />);
  expect(await screen.findByLabelText(/Name/)).toHaveProperty("value", "Ann Reid");
  expect(screen.getByRole("alert").textContent).toContain("valid email address");
  fireEvent.click(screen.getByRole("link", { name: "Away" }));
  fireEvent.click(await screen.findByRole("link", { name: "Back to the form" }));
  expect(await screen.findByLabelText(/Name/)).toHaveProperty("value", "");
  expect(screen.queryByRole("alert")).toBeNull();
});
