// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { lazyBlock } from "./lazy-block";

afterEach(() => {
  delete document.documentElement.dataset.hydrated;
  document.body.replaceChildren();
});

const cut = () => lazyBlock<object>(() => Promise.reject(new Error("no such file")));

test("a page whose block does not come stays as the server wrote it, also when it is pressed", async () => {
  const html = '<main><h1>Contact us</h1><p>Call <a href="tel:+16045550142">604-555-0142</a></p></main>';
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = html;
  const Contacts = cut();
  await act(async () =>
    hydrateRoot(
      page,
      <main>
        <h1>Contact us</h1>
        <Contacts />
      </main>,
    ),
  );
  await act(async () => page.querySelector("a")?.click());
  expect(page.innerHTML).toBe(html);
});

test("on the way to a page whose block does not come, the server is asked for the whole page", async () => {
  document.documentElement.dataset.hydrated = "";
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const Contacts = cut();
  await act(async () => render(<Contacts />));
  expect(reload).toHaveBeenCalledTimes(1);
});
