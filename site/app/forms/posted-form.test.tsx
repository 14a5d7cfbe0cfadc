// @vitest-environment happy-dom
import { contactForm } from "@pcf/contract/forms/contact-form";
import { readFormReturn } from "@pcf/contract/forms/form-return";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { rootData } from "../../tests/root-data.ts";
import { PostedForm } from "./posted-form";

const site = { company: { contact: [{ id: "telTF", value: "1-800-555-0199", href: "tel:+18005550199" }] } };

const Form = () => <PostedForm form={{ ...contactForm, thanks: undefined }} />;
const Nothing = () => null;

async function shown(address = "/about-us/contact-us") {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: ({ request }) =>
        rootData({ ...site, returnedForm: readFormReturn(new URL(request.url).searchParams) }),
      HydrateFallback: Nothing,
      children: [{ path: "*", Component: Form }],
    },
  ]);
  render(<Stub initialEntries={[address]} />);
  const field = await screen.findByLabelText(/Subject/);
  // From here on the form's own check stands in for the browser's.
  await waitFor(() => expect(field.closest("form")?.noValidate).toBe(true));
}

function fill() {
  for (const [label, value] of [
    [/Name/, "Ann Lee"],
    [/Email/, "ann@mail.example"],
    [/Subject/, "Hello"],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));
const answer = (body: object) => Promise.resolve(Response.json({ message: "", invalid_fields: [], ...body }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an empty form names its required fields and sends nothing", async () => {
  const fetching = vi.fn();
  vi.stubGlobal("fetch", fetching);
  await shown();
  send();
  const summary = await screen.findByRole("alert");
  expect([...summary.querySelectorAll("a")].map((link) => link.textContent)).toEqual([
    "Name: This field is required",
    "Email: This field is required",
    "Subject: This field is required",
  ]);
  expect(screen.getByLabelText(/Name/).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText("Phone").getAttribute("aria-invalid")).toBeNull();
  expect(fetching).not.toHaveBeenCalled();
});

test("what has been mended leaves the list of errors at once, and with the last the list itself", async () => {
  await shown();
  send();
  const summary = await screen.findByRole("alert");
  fireEvent.change(screen.getByLabelText(/Name/), { target: { value: "Ann Lee" } });
  expect(summary.querySelectorAll("a")).toHaveLength(2);
  fireEvent.change(screen.getByLabelText(/Email/), { target: { value: "ann@" } });
  expect(summary.textContent).toContain("The email must be a valid email address.");
  fill();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText(/Email/).getAttribute("aria-invalid")).toBeNull();
});

test("a spinner stands for the button while the form is under way, then the confirmation names the reference", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetching = vi.fn((..._call: Parameters<typeof fetch>) => promise);
  vi.stubGlobal("fetch", fetching);
  await shown();
  fill();
  send();
  expect(await screen.findByText("Sending")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
  resolve(await answer({ status: "mail_sent", reference: "C-1042" }));
  expect(await screen.findByText("C-1042")).toBeTruthy();
  expect(screen.getByText("Thank you for your submission")).toBeTruthy();
  const [address, request] = fetching.mock.calls[0] ?? [];
  expect(address).toBe("/api/forms/704");
  expect(request?.body instanceof FormData && request.body.get("full_name")).toBe("Ann Lee");
});

test("what the server complains of stands beside its field", async () => {
  vi.stubGlobal("fetch", () =>
    answer({
      status: "validation_failed",
      invalid_fields: [{ field: "phone", message: "Enter a phone number, like 604-555-0123." }],
    }),
  );
  await shown();
  fill();
  send();
  await screen.findByRole("alert");
  expect(screen.getByLabelText("Phone").getAttribute("aria-describedby")).toBe("contact-phone-error");
});

test("a broken connection keeps the answers, gives the telephone number and another try", async () => {
  const answers = [() => Promise.reject(new TypeError("offline")), () => answer({ status: "mail_sent" })];
  vi.stubGlobal("fetch", () => answers.shift()?.());
  await shown();
  fill();
  send();
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByRole("link", { name: "1-800-555-0199" })).toBeTruthy();
  expect(screen.getByLabelText(/Name/)).toHaveProperty("value", "Ann Lee");
  fireEvent.click(retry);
  expect(await screen.findByText("Thank you for your submission")).toBeTruthy();
});

test("a connection that fails is not said to have lost the form for certain; an error of the server is", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("cut")));
  await shown();
  fill();
  send();
  expect((await screen.findByRole("alert")).textContent).toContain("probably not been sent");
  cleanup();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
  await shown();
  fill();
  send();
  expect((await screen.findByRole("alert")).textContent).toContain("Your message has not been sent");
});

test.each([
  [
    "the server before it",
    new AbortController().signal,
    () => Promise.resolve(Response.json({}, { status: 504 })),
  ],
  ["the page", AbortSignal.abort(), () => Promise.reject(new DOMException("", "TimeoutError"))],
  [
    "the reader of a good answer cut short",
    new AbortController().signal,
    () => Promise.resolve(new Response('{"status":"mail_')),
  ],
])(
  "a form that %s got no answer for is not said to be lost, nor sent again by a press",
  async (_, signal, answered) => {
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
    vi.stubGlobal("fetch", answered);
    await shown();
    fill();
    send();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("We do not know whether your message has arrived");
    expect(screen.getByRole("link", { name: "1-800-555-0199" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getByLabelText(/Name/)).toHaveProperty("value", "Ann Lee");
  },
);

test("a form posted without JavaScript finds its confirmation or its complaints in the address", async () => {
  await shown("/about-us/contact-us?form=704&status=validation_failed&invalid=email.email");
  expect(screen.getByText(/What you typed did not come back with this page/)).toBeTruthy();
  expect(screen.getByLabelText(/Email/).getAttribute("aria-invalid")).toBe("true");
  cleanup();
  await shown("/about-us/contact-us?form=704&status=mail_sent&reference=C-7");
  expect(screen.getByText("C-7")).toBeTruthy();
  for (const status of ["spam", "mail_failed"]) {
    cleanup();
    await shown(`/about-us/contact-us?form=704&status=${status}`);
    expect(screen.getByRole("alert").textContent).toContain("Your message has not been sent");
    expect(screen.getByRole("link", { name: "1-800-555-0199" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  }
  cleanup();
  await shown("/about-us/contact-us?form=704&status=unknown");
  expect(screen.getByRole("alert").textContent).toContain("please call us before you send it again");
});

test.each(["mail_failed", "mail_sent"])(
  "what became of a form posted without JavaScript (%s) stands before its fields, where the way back leads",
  async (status) => {
    await shown(`/about-us/contact-us?form=704&status=${status}`);
    const message = screen.getByRole(status === "mail_sent" ? "status" : "alert");
    expect(message.closest("#contact")).toBeTruthy();
    const following = message.compareDocumentPosition(screen.getByLabelText(/Name/));
    expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);
