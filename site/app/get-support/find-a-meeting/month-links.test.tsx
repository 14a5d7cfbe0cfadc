// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { afterEach, expect, test } from "vitest";
import { findAMeetingCopy as copy } from "./find-a-meeting-copy";
import { MonthLinks, monthTitleId } from "./month-links";

afterEach(cleanup);

/** A calendar from November 2026 to January 2027. */
function Calendar() {
  const [search] = useSearchParams();
  const month = search.get("month") ?? "2026-11";
  const months = { month, first: "2026-11", last: "2027-01", province: "BC" };
  return (
    <>
      <MonthLinks at="grid" {...months} />
      <h2 id={monthTitleId} tabIndex={-1}>
        List of {month}
      </h2>
      <MonthLinks at="list" {...months} />
    </>
  );
}

function shown() {
  Element.prototype.scrollIntoView = () => {};
  const router = createMemoryRouter([{ path: "/", element: <Calendar /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

/** Presses a month beside the grid's name, or at the end of the list, as the keyboard does: the focus is on it. */
async function choose(where: string, iso: string) {
  const at = screen.getByRole("navigation", { name: where });
  const link = [...at.querySelectorAll("a")].find(({ textContent }) => textContent === copy.month(iso));
  if (!link) throw new Error(`there is no way to ${iso}`);
  link.focus();
  fireEvent.click(link);
  await screen.findByText(`List of ${iso}`);
  return link;
}

test("a month chosen beside the grid keeps the focus on the arrow, and the name of the month follows", async () => {
  const router = shown();
  const arrow = await choose(copy.months, "2026-12");
  expect(document.activeElement).toBe(arrow);
  expect(document.querySelector(".month-name")?.textContent).toBe(copy.month("2026-12"));
  expect(router.state.location.search).toBe("?province=BC&month=2026-12");
});

test("where the arrow is gone with the last month, and from the end of the list, the focus goes to the list's heading", async () => {
  shown();
  await choose(copy.months, "2026-12");
  await choose(copy.months, "2027-01");
  await expect.poll(() => document.activeElement?.textContent).toBe("List of 2027-01");
  await choose(copy.otherMonths, "2026-12");
  await expect.poll(() => document.activeElement?.textContent).toBe("List of 2026-12");
});
