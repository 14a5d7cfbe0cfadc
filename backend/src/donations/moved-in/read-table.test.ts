import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readGiftsMap } from "./gifts-map.ts";
import { proposeMap } from "./propose-map.ts";
import { openTable, type TableRow } from "./read-table.ts";

const fileOf = (content: string | Uint8Array) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "table-")), "gifts.csv");
  writeFileSync(file, content);
  return file;
};
async function read(content: string | Uint8Array) {
  const { rows: records, ...table } = await openTable(fileOf(content));
  const rows: TableRow[] = [];
  for await (const record of records) rows.push(record);
  return { ...table, rows };
}

test("commas, semicolons and tabs are told apart, with or without a mark of the encoding and in all kinds of line ends", async () => {
  const wanted = {
    columns: ["Id", "Donor, or two", "Note"],
    rows: [{ row: 2, cells: ["1", 'Ann "A." Lee', "two\nlines"] }],
  };
  for (const sign of [",", ";", "\t"]) {
    const head = ["Id", '"Donor, or two"', "Note"].join(sign);
    const row = ["1", '"Ann ""A."" Lee"', '"two\nlines"'].join(sign);
    expect(await read(`\uFEFF${head}\r\n${row}\r\n`)).toMatchObject({ ...wanted, delimiter: sign });
    expect(await read(`${head}\r${row}`)).toMatchObject(wanted);
  }
  expect(await read("sep=;\nId;A,B,C\n1;2")).toMatchObject({ delimiter: ";", columns: ["Id", "A,B,C"] });
});

test("letters of old Windows programs and of UTF-16 are read as what they are", async () => {
  const words = "Id,Name\n1,Zoé – Hélène\n";
  const windows = Buffer.from(words.replace("–", "\x96"), "latin1");
  expect(await read(windows)).toMatchObject({
    ...{ encoding: "windows-1252", rows: [{ row: 2, cells: ["1", "Zoé – Hélène"] }] },
  });
  expect(await read(Buffer.from(`\uFEFF${words}`, "utf16le"))).toMatchObject({
    ...{ encoding: "utf-16le", rows: [{ row: 2, cells: ["1", "Zoé – Hélène"] }] },
  });
});

test("empty rows are passed over and counted, and quotation marks within words stay", async () => {
  const { rows } = await read('Id,Note\n\n1,5" pipe\n,\n2,\0a "b" c\n');
  expect(rows).toEqual([
    { row: 3, cells: ["1", '5" pipe'] },
    { row: 5, cells: ["2", 'a "b" c'] },
  ]);
});

test("a file that is no table is refused without a word of what stands in it", async () => {
  await expect(read("")).rejects.toThrow("There is nothing in it.");
  await expect(read("1,Ann,ann@donor.example\n2,Bo,bo@donor.example")).rejects.toThrow("looks like a gift");
  await expect(read('Id,Name\n1,"Secretname\n2,Bo\n')).rejects.toThrow(
    /^A quotation mark .* never closes\.$/,
  );
});

test.each([
  [
    "Donation ID,First Name,Last Name,Email Address,Donation Total,Currency Code,Donation Status,Payment Mode,Form Title,Donation Date,Donor ID,State,Zip",
    {
      id: "Donation ID",
      amount: "Donation Total",
      test: "Payment Mode",
      province: "State",
      status: "Donation Status",
    },
  ],
  [
    "TRANSACTION NUMBER,DONATION DATE,AMOUNT,DONOR FIRST NAME,DONOR LAST NAME,DONOR EMAIL ADDRESS,DONOR POSTAL/ZIP CODE,DONOR PROVINCE/STATE,FUND",
    {
      id: "TRANSACTION NUMBER",
      area: "FUND",
      province: "DONOR PROVINCE/STATE",
      postalCode: "DONOR POSTAL/ZIP CODE",
    },
  ],
  [
    "GIFT_ID,DONOR_ID,FIRST_NAME,LAST_NAME,GIFT_DATE,AMOUNT,GL_CODE,GIFT_TYPE,RCPT_NUM,RCPT_DATE,EMAIL,HOME_PHONE",
    { id: "GIFT_ID", date: "GIFT_DATE", receiptNumber: "RCPT_NUM", method: "GIFT_TYPE", donorId: "DONOR_ID" },
  ],
])("the headings of a usual system propose a map (%#)", (line, expected) => {
  expect(proposeMap(line.split(","), []).columns).toMatchObject(expected);
});

test("a map says all that is wrong with it, in the words of its fields", () => {
  const faults = (map: unknown) => {
    try {
      readGiftsMap(typeof map === "string" ? map : JSON.stringify(map), ["Id", "Day", "Sum", "Sum"]);
      return "";
    } catch (error) {
      return error instanceof Error ? error.message : "";
    }
  };
  expect(faults({ columns: { id: "Id", date: "Day", amount: "Sum" } })).toContain("two columns “Sum”");
  expect(faults({ columns: { id: "Nummer", date: "Day" } })).toBe(
    "columns.amount is missing: amount.\ncolumns.id: the file has no column “Nummer”.",
  );
  expect(faults({ columns: {}, colums: {} })).toContain("colums");
  expect(faults({ columns: {}, dates: "YY" })).toMatch(/^dates: /);
  expect(faults("{")).toContain("no JSON");
});
