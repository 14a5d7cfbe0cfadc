// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchBox } from "./search-box";

const answers: Record<string, unknown> = {
  psa: {
    suggestions: [
      { title: "The PSA test", href: "/psa", note: "" },
      { title: "A high PSA", href: "/psa#high", note: "The PSA test" },
      { title: "Lakeside Men", href: "/groups#lakeside", note: "Support group, Kelowna" },
    ],
  },
  broken: "<p>Bad gateway</p>",
};
const asked: { value: string | null; signal: AbortSignal | null | undefined }[] = [];
let slow: Promise<void> | undefined;
const followed: string[] = [];

/** Stands in for the site's server, and for what follows the links of a page. */
beforeEach(() => {
  asked.length = 0;
  followed.length = 0;
  slow = undefined;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (address: string, { signal }: RequestInit) => {
    const value = new URL(address, "https://site.example").searchParams.get("value");
    asked.push({ value, signal });
    await slow;
    const answer = answers[value ?? ""];
    if (value === "offline") throw new TypeError("Failed to fetch");
    return typeof answer === "string"
      ? new Response(answer, { status: 502 })
      : Response.json(answer ?? { suggestions: [] });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const follow = (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest("a");
  if (link) followed.push(link.getAttribute("href") ?? "");
  event.preventDefault();
};

const Page = () => <SearchBox id="box" />;

async function open({ entered = true } = {}) {
  const searched: string[] = [];
  const Stub = createRoutesStub([
    { path: "/", Component: Page },
    {
      path: "/search",
      loader: ({ request }) => {
        searched.push(new URL(request.url).search);
        return null;
      },
      Component: Page,
    },
  ]);
  const { container } = render(<Stub initialEntries={["/"]} />);
  container.addEventListener("click", follow);
  const later = async (ms = 200) => {
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
  await later();
  const box = screen.getByLabelText<HTMLInputElement>("Search this site");
  if (entered) await act(async () => box.focus());
  await later();
  const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
  return {
    box,
    later,
    searched,
    options,
    type: async (value: string) => {
      await act(async () => void fireEvent.input(box, { target: { value } }));
      await later();
    },
    /** Presses a key; whether the browser goes on to do what it does by itself. */
    press: async (key: string) => {
      let goesOn = true;
      await act(async () => {
        goesOn = fireEvent.keyDown(box, { key });
      });
      return goesOn;
    },
    active: () => document.getElementById(box.getAttribute("aria-activedescendant") ?? "")?.textContent,
  };
}

test("the box is a plain search until somebody is in it, and then a combobox without a list", async () => {
  const plain = await open({ entered: false });
  expect(screen.getByRole("searchbox")).toBe(plain.box);
  expect(plain.box.hasAttribute("aria-expanded")).toBe(false);
  cleanup();
  const { box } = await open();
  expect(box.getAttribute("role")).toBe("combobox");
  expect(box.getAttribute("aria-autocomplete")).toBe("list");
  expect(box.getAttribute("aria-expanded")).toBe("false");
});

test("what is typed opens a list that the box names and a screen reader is told of", async () => {
  const { box, type, options } = await open();
  await type("psa");
  expect(box.getAttribute("aria-expanded")).toBe("true");
  const list = screen.getByRole("listbox", { name: "Suggestions" });
  expect(box.getAttribute("aria-controls")).toBe(list.id);
  expect(options()).toEqual(["The PSA test", "A high PSAThe PSA test", "Lakeside MenSupport group, Kelowna"]);
  expect(screen.getByText(/^3 suggestions\./).getAttribute("aria-live")).toBe("polite");
});

test("the arrows go through the list and the box, and the keys of the text give it back", async () => {
  const { type, press, active } = await open();
  await type("psa");
  expect(active()).toBeUndefined();
  expect(await press("ArrowDown")).toBe(false);
  expect(active()).toBe("The PSA test");
  expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
  await press("ArrowUp");
  expect(active()).toBeUndefined();
  await press("ArrowUp");
  expect(active()).toContain("Lakeside");
  await press("ArrowDown");
  expect(active()).toBeUndefined();
  await press("ArrowDown");
  for (const key of ["Home", "End", "ArrowLeft"]) {
    expect(await press(key)).toBe(true);
    expect(active()).toBeUndefined();
    await press("ArrowDown");
  }
});

test("Enter goes to the suggestion that is chosen, and searches where none is", async () => {
  const { type, press, options, later, box } = await open();
  await type("psa");
  expect(await press("Enter")).toBe(true);
  await press("ArrowDown");
  await press("ArrowDown");
  expect(await press("Enter")).toBe(false);
  expect(followed).toEqual(["/psa#high"]);
  await later();
  expect(options()).toEqual([]);
  expect(box.value).toBe("psa");
});

test("Escape closes the list, then clears the box, then is the page's own", async () => {
  const { box, type, press, options } = await open();
  await type("psa");
  expect(await press("Escape")).toBe(false);
  expect(options()).toEqual([]);
  expect(box.getAttribute("aria-expanded")).toBe("false");
  expect(box.value).toBe("psa");
  expect(await press("Escape")).toBe(false);
  expect(box.value).toBe("");
  expect(await press("Escape")).toBe(true);
});

test("an arrow opens the list again, a press on it is a link, and leaving the box closes it", async () => {
  const { box, type, press, options, later } = await open();
  await type("psa");
  await press("Escape");
  await press("ArrowDown");
  await later();
  expect(options()).toHaveLength(3);
  const option = screen.getByRole("option", { name: /Lakeside/ });
  expect(fireEvent.mouseDown(option)).toBe(false);
  await act(async () => option.click());
  expect(followed).toEqual(["/groups#lakeside"]);
  await type("psa");
  await act(async () => box.blur());
  expect(options()).toEqual([]);
});

test("one letter asks for nothing, quick letters ask once, and an older question is given up", async () => {
  const { box, type, options, later } = await open();
  await type("p");
  expect(asked).toEqual([]);
  for (const value of ["ps", "psa", "psa ", "psa t"])
    await act(async () => void fireEvent.input(box, { target: { value } }));
  await later();
  expect(asked.map(({ value }) => value)).toEqual(["psa t"]);
  const gate = Promise.withResolvers<void>();
  slow = gate.promise;
  await type("psa");
  await type("zyxwv");
  expect(asked.at(-2)?.signal?.aborted).toBe(true);
  gate.resolve();
  await later();
  expect(options()).toEqual([]);
});

test("a search that is sent is not covered by suggestions that come late", async () => {
  const { box, options, later, searched } = await open();
  const gate = Promise.withResolvers<void>();
  slow = gate.promise;
  await act(async () => void fireEvent.input(box, { target: { value: "psa" } }));
  await later();
  await act(async () => void (box.form && fireEvent.submit(box.form)));
  gate.resolve();
  await later();
  expect(searched).toEqual(["?value=psa"]);
  expect(options()).toEqual([]);
});

test.each(["offline", "broken", "nothing here"])(
  "where an answer is “%s” the box is as before",
  async (value) => {
    const { box, type, options, press } = await open();
    await type(value);
    expect(options()).toEqual([]);
    expect(box.getAttribute("aria-expanded")).toBe("false");
    expect(await press("Enter")).toBe(true);
  },
);
