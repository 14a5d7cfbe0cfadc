// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useFirstNew } from "./growing-cards";

afterEach(cleanup);

function Growing() {
  const [count, setCount] = useState(1);
  const { list, ask } = useFirstNew<HTMLUListElement>(count);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, at) => `/news/${at + 1}`).map((href) => (
          <li key={href}>
            <a href={href}>{href}</a>
          </li>
        ))}
      </ul>
      <button type="button" onClick={ask}>
        More
      </button>
      <button type="button" onClick={() => setCount(count + 1)}>
        Grow
      </button>
    </>
  );
}

async function pressAndGrow(init: MouseEventInit) {
  render(<Growing />);
  const more = screen.getByRole("button", { name: "More" });
  more.focus();
  fireEvent.click(more, init);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Grow" })));
  return document.activeElement?.textContent;
}

test("who asks for more goes on with the first of it", async () => {
  expect(await pressAndGrow({})).toBe("/news/2");
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  "a press that opens a tab (%o) asks for nothing here",
  async (init) => {
    expect(await pressAndGrow(init)).toBe("More");
  },
);
