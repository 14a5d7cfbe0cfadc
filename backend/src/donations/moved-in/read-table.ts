import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { emailFault } from "@pcf/contract/typed-email";
import { CsvError, parse } from "csv-parse";
import { holdsCardNumber } from "./card-numbers.ts";

/** The file cannot be read as a table, and why; never with what stands in it. */
export class UnreadableTable extends Error {
  override name = "UnreadableTable";
}

const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
type Encoding = (typeof encodings)[number];

const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** A record of the file; `row` counts as a spreadsheet does, with the headings as row 1 where nothing stands above them. */
export type TableRow = { row: number; cells: string[] };

export type Table = {
  encoding: Encoding;
  delimiter: Delimiter;
  columns: string[];
  rows: AsyncGenerator<TableRow, void>;
};

const longestRecord = 1_000_000;
const headBytes = 64 * 1024;

/** What the letters of a file are written in: as its first bytes say, UTF-8 where all of it is, else as old Windows programs write. */
async function encodingOf(file: string): Promise<Encoding> {
  const [first = 0, second = 0] = await headOf(file);
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const strict = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) strict.decode(chunk, { stream: true });
    strict.decode();
    return "utf-8";
  } catch (error) {
    if (error instanceof TypeError) return "windows-1252";
    throw error;
  }
}

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* textOf(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(file)) yield plain(decoder.decode(chunk, { stream: true }));
  yield plain(decoder.decode());
}

/** No database keeps this character in a text. */
const plain = (text: string): string => text.replaceAll("\0", "");

/** What parts the columns: the sign that stands most often in the first line, outside of quotation marks. */
function delimiterOf(head: string): { delimiter: Delimiter; linesBefore: number } {
  const said = /^sep=([,;|\t])\r?\n/i.exec(head)?.[1];
  const spoken = delimiters.find((each) => each === said);
  if (spoken) return { delimiter: spoken, linesBefore: 1 };
  const bare = head.trimStart().replace(/"(?:[^"]|"")*"/g, "");
  const [line = ""] = bare.split(/[\r\n]/);
  const times = delimiters.map((each) => line.split(each).length);
  return { delimiter: delimiters[times.indexOf(Math.max(...times))] ?? ",", linesBefore: 0 };
}

const faults = new Map<string, (error: CsvError) => string>([
  ["CSV_QUOTE_NOT_CLOSED", ({ lines }) => `A quotation mark that opens before line ${lines} never closes.`],
  [
    "CSV_MAX_RECORD_SIZE",
    ({ lines }) =>
      `A row that ends near line ${lines} is very long: a quotation mark before it may never close.`,
  ],
]);

function unreadable(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const words = faults.get(error.code)?.(error) ?? `It breaks the form of a table (${error.code}).`;
  return new UnreadableTable(words);
}

async function* recordsOf(file: string, encoding: Encoding, at: ReturnType<typeof delimiterOf>) {
  const parser = parse({
    bom: true,
    delimiter: at.delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRecord,
    from_line: at.linesBefore + 1,
  });
  pipeline(Readable.from(textOf(file, encoding)), parser, () => undefined);
  let row = at.linesBefore;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.some((cell) => cell.trim() !== "")) yield { row, cells };
    }
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * Opens a file of values parted by commas, semicolons or tabs (RFC 4180), whatever wrote it, and reads it row by row, however
 * long it is. Empty rows are passed over.
 *
 * @throws UnreadableTable where there are no headings, now or while rows are read where a quotation mark never closes.
 */
export async function openTable(file: string): Promise<Table> {
  const encoding = await encodingOf(file);
  const at = delimiterOf(new TextDecoder(encoding).decode(await headOf(file)));
  const rows = recordsOf(file, encoding, at);
  const first = await rows.next();
  if (first.done) throw new UnreadableTable("There is nothing in it.");
  const columns = first.value.cells.map((cell) => cell.trim());
  const looksLikeGift = (cell: string) =>
    holdsCardNumber(cell) || (cell.includes("@") && emailFault(cell) === undefined);
  if (columns.some(looksLikeGift))
    throw new UnreadableTable("Its first row looks like a gift and not like the names of columns.");
  return { encoding, delimiter: at.delimiter, columns, rows };
}
