// @vitest-environment happy-dom
import { readFormReturn } from "@pcf/contract/forms/form-return";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { rootData } from "../../../tests/root-data.ts";
import { NewsletterPlace } from "./newsletter-place";

afterEach(cleanup);

const Nothing = () => null;

/** Whether the sign-up of the page at this address is folded, and if so whether it is open. */
async function foldOf(address: string) {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "*",
      Component: NewsletterPlace,
      HydrateFallback: Nothing,
      loader: ({ request }) =>
        rootData({
          company: { contact: [] },
          returnedForm: readFormReturn(new URL(request.url).searchParams),
        }),
    },
  ]);
  const { container } = render(<Stub initialEntries={[address]} />);
  await screen.findByText("News that helps, in your inbox", { selector: "h2" });
  return container.querySelector("details")?.open;
}

test("the sign-up is one line around the donation form, and whole on other pages", async () => {
  expect(await foldOf("/ways-to-give/donate-online")).toBe(false);
  cleanup();
  expect(await foldOf("/about-us")).toBeUndefined();
});

test("the answer to a sign-up that the browser sent by itself is not hidden in the fold", async () => {
  expect(await foldOf("/ways-to-give/donate-online?form=705&status=mail_failed")).toBe(true);
});
