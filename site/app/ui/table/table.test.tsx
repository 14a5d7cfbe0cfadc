// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { Table } from "./table";

afterEach(cleanup);

test("every row has a heading, every column a name that narrow screens repeat, and the chosen row says so", () => {
  show(
    <Table
      caption="Risk groups"
      columns={["Group", "PSA"]}
      rows={[
        ["Low", "below 10"],
        ["High", "above 20"],
      ]}
      chosen={{ row: 1, label: "Your row" }}
    />,
  );
  expect(screen.getByRole("table", { name: "Risk groups" })).toBeTruthy();
  expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["Group", "PSA"]);
  expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
    "GroupLow",
    "GroupHighYour row",
  ]);
  expect(screen.getByRole("rowheader", { name: "Low" })).toBeTruthy();
  expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["PSAbelow 10", "PSAabove 20"]);
});
