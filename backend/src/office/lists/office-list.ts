import type { Payload } from "payload";
import type { AuditAction } from "../../audit/record-action.ts";
import type { Screen } from "../../platform/screen.ts";

/** A column of a list. What it shows is text, so that the screen and the file of the same list say the same. */
export type Column<Row> = {
  key: string;
  label: string;
  /** What staff read: $137.50, November 20, 2026. */
  text: (row: Row) => string;
  /** What stands in the file, where that is not the text: an ISO day, a number. */
  inFile?: (row: Row) => string | number;
  /** Where the text leads, below the admin's own address. */
  path?: (row: Row) => string | undefined;
  /** How the text is marked: what needs somebody, what is done, what came to nothing. */
  tone?: (row: Row) => Tone | undefined;
  isNumber?: true;
  /** A day, or one with its time: it stands in one line in a narrow window too. */
  isDay?: true;
  /** The list can be put in its order. */
  isSortable?: true;
  /** Shown once somebody chooses it. */
  isExtra?: true;
};
export type Tone = "waits" | "good" | "off";

export type Choice = { value: string; label: string };

/** What a list can be narrowed to: one of some choices, or days from and to. */
export type Filter =
  | { key: string; label: string; choices: (payload: Payload) => Promise<readonly Choice[]> }
  | { key: string; label: string; isDay: true };

/** What is asked of a list: all of it comes from the address of its screen. */
export type ListQuestion = {
  /** What was typed into the search box, without blanks around it. */
  find: string;
  /** By the keys of the filters; one that is not there narrows nothing. */
  filters: ReadonlyMap<string, string>;
  sort: { key: string; descending: boolean };
};

/** The rows that a question is about, in its order. */
export type Found = {
  ids: number[];
  /** How many there are in all, counted to `countedTo` at most. */
  total: number;
};

/** Nobody pages through more than so many rows; counting further would read the whole table. */
export const countedTo = 10_000;
export const rowsOnPage = 50;

/** A list of the office: a screen with search, filters, order, pages and columns, and the same as a file. */
export type OfficeList<Row extends { id: number }> = {
  /** Of its screen. */
  path: Screen["path"];
  isFor: Screen["isFor"];
  /** Under which the file is saved, and the address of the endpoint that makes it. */
  name: string;
  /** What is written into the log when somebody takes the file away. */
  exported: AuditAction;
  /** What the search box understands, as an example for staff. */
  searchHint: string;
  filters: readonly Filter[];
  columns: readonly Column<Row>[];
  firstSort: ListQuestion["sort"];
  /** What is said of a list without a row. */
  empty: string;
  /** Numbers of the rows that fit, `limit` of them after the first `offset`; all of them without a limit. */
  find: (
    payload: Payload,
    question: ListQuestion,
    page?: { offset: number; limit: number },
  ) => Promise<Found>;
  /** These rows, in whatever order. */
  read: (payload: Payload, ids: readonly number[]) => Promise<Row[]>;
};

/** The rows of these numbers in their order. One that went away meanwhile is left out. */
export async function rowsInOrder<Row extends { id: number }>(
  payload: Payload,
  list: OfficeList<Row>,
  ids: readonly number[],
): Promise<Row[]> {
  const rows = new Map((await list.read(payload, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
