// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useVideoFilter } from "./use-video-filter";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Library() {
  const { filter, change, openVideo } = useVideoFilter({ playlist: "", title: "" }, [{ key: "support" }]);
  return (
    <>
      <output>{`${filter.playlist}|${filter.title}`}</output>
      <input value={filter.title} onChange={({ target }) => change({ kind: "title", title: target.value })} />
      <button type="button" onClick={() => change({ kind: "playlist", playlist: "support" })}>
        Support
      </button>
      <button type="button" onClick={() => openVideo("psa")}>
        PSA
      </button>
    </>
  );
}

async function open(address = "/library") {
  const router = createMemoryRouter([{ path: "/library", Component: Library }], {
    initialEntries: [address],
  });
  await act(async () => render(<RouterProvider router={router} />));
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
  return {
    later,
    press,
    type: (value: string) =>
      act(async () => fireEvent.change(screen.getByRole("textbox"), { target: { value } })),
    go: (to: string | number) => act(async () => void (await router.navigate(to as never))),
    search: () => router.state.location.search,
    shown: () => screen.getByRole("status").textContent,
  };
}

test("words stand in the address a moment after the last letter, without a step in the history for each", async () => {
  const library = await open();
  await library.type("p");
  await library.later(200);
  await library.type("psa");
  await library.later(200);
  expect(library.search()).toBe("");
  await library.later(200);
  expect(library.search()).toBe("?title=psa");
  await library.type("");
  await library.later(400);
  expect(library.search()).toBe("");
});

test("a playlist stands in the address at once, and Back takes it away again", async () => {
  const library = await open();
  await library.press("Support");
  expect(library.search()).toBe("?playlist=support");
  await library.go(-1);
  expect(library.search()).toBe("");
  expect(library.shown()).toBe("|");
  await library.later(1000);
  expect(library.search()).toBe("");
});

test("a link to the library itself shows all of it again", async () => {
  const library = await open("/library?playlist=support&title=psa");
  expect(library.shown()).toBe("support|psa");
  await library.go("/library");
  expect(library.shown()).toBe("|");
});

test("a video opened while one types keeps the words in its address", async () => {
  const library = await open();
  await library.type("psa");
  await library.press("PSA");
  expect(library.search()).toBe("?title=psa&video=psa");
  await library.later(1000);
  expect(library.search()).toBe("?title=psa&video=psa");
});

test("a link to a playlist that there is not shows all of the library", async () => {
  const library = await open("/library?playlist=gone&title=psa");
  expect(library.shown()).toBe("|psa");
});
