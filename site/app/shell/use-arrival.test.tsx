// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, type RouterNavigateOptions, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useArrival } from "./use-arrival";

afterEach(cleanup);

function Page({ arrived }: { arrived: () => void }) {
  useArrival(arrived);
  return null;
}

async function openPage() {
  let arrivals = 0;
  const arrived = () => {
    arrivals += 1;
  };
  const router = createMemoryRouter([{ path: "*", element: <Page arrived={arrived} /> }], {
    initialEntries: ["/give"],
  });
  await act(async () => render(<RouterProvider router={router} />));
  return {
    arrivals: () => arrivals,
    go: (to: string, options?: RouterNavigateOptions) => act(() => router.navigate(to, options)),
    back: () => act(() => router.navigate(-1)),
  };
}

test("another page, a place on it, a link to it once more, and the way back are arrivals", async () => {
  const reader = await openPage();
  expect(reader.arrivals()).toBe(0);
  await reader.go("/news");
  await reader.go("/news#articles");
  await reader.go("/news#articles", { replace: true });
  expect(reader.arrivals()).toBe(3);
  await reader.back();
  expect(reader.arrivals()).toBe(4);
});

test("a step of a form is no arrival, neither forwards nor back, and a change of the search is none", async () => {
  const reader = await openPage();
  await reader.go(".", { state: { step: 1 }, preventScrollReset: true });
  await reader.go(".", { state: { step: 2 }, preventScrollReset: true });
  await reader.back();
  await reader.back();
  await reader.go("/give?show=8");
  expect(reader.arrivals()).toBe(0);
});
