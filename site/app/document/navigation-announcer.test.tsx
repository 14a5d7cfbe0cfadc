// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { NavigationAnnouncer } from "./navigation-announcer";

afterEach(cleanup);

test("a place inside closed parts of a page is opened for a reader who comes to it", async () => {
  const page = (
    <>
      <NavigationAnnouncer />
      <details>
        <details>
          <p id="mark">The sentence</p>
        </details>
      </details>
      <details>Another</details>
    </>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: ["/"] });
  await act(async () => render(<RouterProvider router={router} />));
  const scrolled = vi.spyOn(screen.getByText("The sentence"), "scrollIntoView");
  await act(() => router.navigate("/#mark"));
  expect(scrolled).toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByText("The sentence"));
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, true, false]);
});

test("a page whose address asks for a thing on it gives that the focus, not its heading", async () => {
  const page = (
    <>
      <NavigationAnnouncer />
      <h1>Films</h1>
      <button type="button" data-asked="">
        The film
      </button>
    </>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: ["/"] });
  await act(async () => render(<RouterProvider router={router} />));
  const scrolled = vi.spyOn(screen.getByRole("button"), "scrollIntoView");
  await act(() => router.navigate("/films?video=one"));
  expect(scrolled).toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("to a place on another page the reader is taken from its top, as the styles say; without a place at once", async () => {
  const page = (
    <>
      <NavigationAnnouncer />
      <h1>Films</h1>
      <p id="mark">The sentence</p>
    </>
  );
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: ["/"] });
  await act(async () => render(<RouterProvider router={router} />));
  await act(() => router.navigate("/films#mark"));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  expect(document.documentElement.style.scrollBehavior).toBe("");
  await act(() => router.navigate("/others"));
  expect(scrolled).toHaveBeenCalledTimes(1);
  scrolled.mockRestore();
});
