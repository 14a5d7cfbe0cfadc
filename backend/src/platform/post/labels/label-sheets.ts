const inch = 72;

export type LabelSheet = {
  /** What staff read on the button. */
  words: string;
  columns: number;
  rows: number;
  /** In points: a label, where the first one begins, and how far it is from one to the next. */
  width: number;
  height: number;
  left: number;
  top: number;
  across: number;
  down: number;
  /** The largest letters, and room at the edges: sheets go through printers a little askew. */
  letters: number;
  padding: number;
};

/** Sheets of labels on US Letter, as Avery numbers them and other makers copy: 5160 and 5163. */
export const labelSheets = {
  "30": {
    words: "Labels, 30 to a sheet",
    columns: 3,
    rows: 10,
    width: 2.625 * inch,
    height: inch,
    left: 0.1875 * inch,
    top: 0.5 * inch,
    across: 2.75 * inch,
    down: inch,
    letters: 11,
    padding: 9,
  },
  "10": {
    words: "Labels, 10 to a sheet",
    columns: 2,
    rows: 5,
    width: 4 * inch,
    height: 2 * inch,
    left: 0.15625 * inch,
    top: 0.5 * inch,
    across: 4.1875 * inch,
    down: 2 * inch,
    letters: 14,
    padding: 14,
  },
} as const satisfies Record<string, LabelSheet>;

export type SheetName = keyof typeof labelSheets;
export const sheetNames = Object.keys(labelSheets) as [SheetName, ...SheetName[]];

/** Left and top of the label that stands at this place of its sheet, the first at 0: along the row, then down. */
export function labelPlace(sheet: LabelSheet, at: number): { x: number; y: number } {
  const row = Math.floor(at / sheet.columns);
  return { x: sheet.left + (at % sheet.columns) * sheet.across, y: sheet.top + row * sheet.down };
}
