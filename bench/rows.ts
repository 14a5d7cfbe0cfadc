/** One line of the table: what was measured, what it should be, and whether it is. */
export type Row = { what: string; measured: string; target: string; holds: boolean | "not measured" };

export function printRows(rows: Row[]): void {
  const cells = [
    ["what", "measured", "target", ""],
    ...rows.map((row) => [
      row.what,
      row.measured,
      row.target,
      row.holds === "not measured" ? "–" : row.holds ? "holds" : "MISSED",
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  for (const line of cells) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}
