import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { drawLabels, type Label } from "./draw-labels.ts";
import { labelPlace, labelSheets } from "./label-sheets.ts";

const label = (name: string, more: Partial<Label> = {}): Label => ({
  lines: [name, "1 Main St", "Regina SK  S4P 0A1"],
  mark: "1 kit, English",
  reference: "K-1",
  ...more,
});
const textOf = (pdf: Buffer, ...options: string[]) =>
  execFileSync("pdftotext", [...options, "-", "-"], { input: pdf, encoding: "utf8" });
const pagesOf = (pdf: Buffer) => textOf(pdf).split("\f").slice(0, -1);
const names = (count: number) => Array.from({ length: count }, (_, at) => label(`Reader ${at + 1}.`));

test("thirty labels fill a sheet, and the next begins another", async () => {
  const pages = pagesOf(await drawLabels("30", names(31), 0));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain("Reader 30.");
  expect(pages[1]).toContain("Reader 31.");
  expect(pages[0]?.match(/Regina SK/g)).toHaveLength(30);
});

test("ten larger ones fill a sheet, and a sheet that is begun is gone on with", async () => {
  expect(pagesOf(await drawLabels("10", names(10), 0))).toHaveLength(1);
  const pages = pagesOf(await drawLabels("10", names(3), 8));
  expect(pages.map((page) => page.match(/Reader/g)?.length)).toEqual([2, 1]);
});

test("the postal code stands behind two blanks, and above the address what is to be packed", async () => {
  const packed = label("Zoë Łukasz", { mark: "10 kits, French" });
  const pdf = await drawLabels("30", [packed], 0);
  const box = (word: string) =>
    new RegExp(`xMin="([\\d.]+)" yMin="[\\d.]+" xMax="([\\d.]+)" yMax="[\\d.]+">${word}<`)
      .exec(textOf(pdf, "-bbox"))
      ?.slice(1)
      .map(Number) ?? [0, 0];
  const [town, province, code] = ["Regina", "SK", "S4P"].map(box) as [number[], number[], number[]];
  const between = (before: number[], after: number[]) => (after[0] ?? 0) - (before[1] ?? 0);
  expect(between(province, code) / between(town, province)).toBeCloseTo(2, 0);
  const text = textOf(pdf);
  expect(text).toContain("Zoë Łukasz");
  expect(text).toContain("10 kits, French");
});

test.each(["30", "10"] as const)(
  "on a sheet of %s every word stands within its label, also of long addresses",
  async (name) => {
    const long = label(`${"Margaret-Anne ".repeat(5)}van der Westhuizen`, {
      lines: [
        `${"Margaret-Anne ".repeat(5)}van der Westhuizen`,
        `${"Unit 12, ".repeat(8)}Rue`,
        "Québec QC  G1R 4S9",
      ],
    });
    const sheet = labelSheets[name];
    const count = sheet.columns * sheet.rows;
    const boxes = textOf(
      await drawLabels(
        name,
        Array.from({ length: count }, () => long),
        0,
      ),
      "-bbox",
    );
    const words = [...boxes.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)"/g)].map(
      (box) => box.slice(1).map(Number),
    ) as [number, number, number, number][];
    expect(boxes.match(/>4S9</g)).toHaveLength(count);
    for (const [xMin, yMin, xMax, yMax] of words) {
      const fits = Array.from({ length: count }, (_, at) => labelPlace(sheet, at)).some(
        ({ x, y }) => xMin >= x && xMax <= x + sheet.width && yMin >= y && yMax <= y + sheet.height,
      );
      expect([fits, xMin, yMin, xMax, yMax]).toEqual([true, xMin, yMin, xMax, yMax]);
    }
  },
);

test("an address in letters that no font has is left for the hand, with its reference", async () => {
  const text = textOf(await drawLabels("30", [label("محمد علي", { reference: "K-7" }), label("Ann")], 0));
  expect(text).toContain("By hand: K-7");
  expect(text).toContain("Ann");
});

test("sheets fit on the paper: the last label ends at the edge that the first one keeps", () => {
  for (const sheet of Object.values(labelSheets)) {
    const last = labelPlace(sheet, sheet.columns * sheet.rows - 1);
    expect(last.x + sheet.width).toBeLessThanOrEqual(612 - sheet.left + 0.01);
    expect(last.y + sheet.height).toBeCloseTo(792 - sheet.top, 5);
  }
});
