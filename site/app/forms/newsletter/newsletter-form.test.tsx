// @vitest-environment happy-dom
import { readFormReturn } from "@pcf/contract/forms/form-return";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { rootData } from "../../../tests/root-data.ts";
import { NewsletterForm } from "./newsletter-form";

afterEach(cleanup);

const company = { contact: [{ id: "telTF", href: "tel:+18005550199", value: "1-800-555-0199" }] };
const Nothing = () => null;

async function shown(search: string) {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "*",
      Component: NewsletterForm,
      HydrateFallback: Nothing,
      loader: ({ request }) =>
        rootData({ company, returnedForm: readFormReturn(new URL(request.url).searchParams) }),
    },
  ]);
  render(<Stub initialEntries={[`/about-us${search}`]} />);
  return within(await screen.findByRole("form"));
}

test.each(["spam", "mail_failed", "unknown"])(
  "a sign-up the browser sent by itself, come back as %s, does not claim to have kept the answers",
  async (status) => {
    const form = await shown(`?form=705&status=${status}`);
    const alert = form.getByRole("alert").textContent;
    expect(alert).toContain("Please fill in the form again");
    expect(alert).toContain("1-800-555-0199");
    expect(alert).not.toContain("still here");
    expect(form.getByRole("button", { name: "Sign Up" })).toBeTruthy();
    expect(form.queryByRole("button", { name: "Try again" })).toBeNull();
  },
);

test.each(["mail_failed", "mail_sent"])(
  "%s stands before the fields, where the way back leads",
  async (status) => {
    const form = await shown(`?form=705&status=${status}`);
    const message = form.getByRole(status === "mail_sent" ? "status" : "alert");
    const following = message.compareDocumentPosition(form.getByLabelText("First name"));
    expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test("the thanks are as true for an address on the list as for a new one", async () => {
  const form = await shown("?form=705&status=mail_sent&reference=N-7");
  const thanks = form.getByRole("status").textContent;
  expect(thanks).toContain("You’ve been successfully added to the list to receive updates from us.");
  expect(thanks).toMatch(
    /updates from us\.Check your inbox to finish\. One step comes first: we send you an email.*pressed the button in it/,
  );
  expect(thanks).toContain("An address that is confirmed already gets no such email");
  expect(thanks).toContain("N-7");
});
