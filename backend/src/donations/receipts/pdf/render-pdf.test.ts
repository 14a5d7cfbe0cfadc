import { execFileSync, spawnSync } from "node:child_process";
import { longestNameOnReceipt } from "@pcf/contract/donation/donor-name";
import { nastyTexts } from "@pcf/contract/testing/nasty-texts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { canPrint, printedText } from "../../../platform/fonts/printed-text.ts";
import { sampleReceipt as receipt } from "../testing/sample-receipt.ts";
import { renderPdf } from "./render-pdf.ts";

const canReadPdf = spawnSync("pdftotext", ["-v"]).status === 0;
const read = (tool: string, pdf: Buffer, ...options: string[]) =>
  execFileSync(tool, [...options, "-", ...(tool === "pdftotext" ? ["-"] : [])], {
    input: pdf,
    encoding: "utf8",
  });

test("a receipt is a PDF that cannot be changed", async () => {
  const pdf = await renderPdf(receipt);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.toString("latin1")).toContain("/Encrypt");
});

test.skipIf(!canReadPdf)(
  "its one page has every item of the tax rules twice, the second time marked as a copy",
  async () => {
    const pdf = await renderPdf(receipt);
    const text = read("pdftotext", pdf).replace(/\s+/g, " ");
    for (const item of [
      receipt.statement,
      "Receipt no. 0000123",
      "cancels and replaces receipt no. 0000122",
      "Sample Charity",
      "12345 6789 RR0001",
      "Vancouver, British Columbia",
      "November 20, 2026",
      "November 21, 2026",
      receipt.donor.name,
      "88 Rue de l’Église",
      "$1,234.56",
      "None",
      "Authorized signature, by name",
      "Margaret Osei, Executive Director",
      "canada.ca/charities-giving",
      "To check this receipt: charity.example/receipt-check",
    ])
      expect(text.split(item).length - 1, item).toBeGreaterThanOrEqual(2);
    expect(text.split("COPY")).toHaveLength(2);
    const facts = read("pdfinfo", pdf);
    expect(facts).toMatch(/Pages:\s+1\n/);
    expect(facts).toMatch(/Page size:\s+612 x 792/);
    expect(facts).toMatch(/Tagged:\s+yes/);
    expect(facts).toMatch(/change:no/);
  },
);

test.skipIf(!canReadPdf)(
  "of what was no money it says what it was and who valued it, however long that is",
  async () => {
    const appraiser = `${"A. Appraiser ".repeat(15).trim()}, Toronto`;
    const inKind = { description: `${"an oil painting ".repeat(12).trim()} Xx`, appraiser };
    const text = read("pdftotext", await renderPdf({ ...receipt, inKind })).replace(/\s+/g, " ");
    for (const item of ["Fair market value of gift", inKind.description, `Appraised by ${appraiser}`])
      expect(text.split(item).length - 1, item).toBe(2);
    expect(text).not.toContain("Amount of gift");
  },
);

test.skipIf(!canReadPdf)("the longest name and address that the form takes are printed whole", async () => {
  const words = (letter: string, length: number) => `${letter.repeat(9)} `.repeat(length / 10).trim();
  const donor = {
    name: `${words("N", 100)} ${words("M", 100)}`,
    address: [words("S", 200), `${words("C", 100)}, ${words("P", 100)}  V6B 1A1`, words("L", 100)],
  };
  const text = read("pdftotext", await renderPdf({ ...receipt, donor })).replace(/\s+/g, " ");
  for (const line of [donor.name, ...donor.address])
    expect(text.split(line.replace(/\s+/g, " ")), line).toHaveLength(3);
});

test.skipIf(!canReadPdf)("two people with the longest names and address are printed whole", async () => {
  const word = (letter: string) => letter.repeat(9);
  const words = (letter: string, length: number) => `${word(letter)} `.repeat(length / 10).trim();
  const one = (letter: string) =>
    `${words(letter, 100)} ${letter}.${letter}.${letter}. ${words(letter, 100)}`;
  const donor = {
    name: `${one("N")} and ${one("M")}`,
    address: [words("S", 200), `${words("C", 100)}, ${words("P", 100)}  V6B 1A1`, words("L", 100)],
  };
  const text = read("pdftotext", await renderPdf({ ...receipt, donor }));
  // So many lines are read in turn with those beside them: each word is looked for, on both halves.
  for (const letter of "NMSCPL") {
    const inFull = [donor.name, ...donor.address].join(" ").split(word(letter)).length - 1;
    expect(text.split(word(letter)).length - 1, letter).toBe(2 * inFull);
  }
});

test.skipIf(!canReadPdf)(
  "a charity's name that takes two lines stands above its address on both halves, not on it",
  async () => {
    const charity = { ...receipt.charity, name: "The Sample Charity of Every Province and All Territories" };
    const boxes = read("pdftotext", await renderPdf({ ...receipt, charity }), "-bbox");
    const edges = (word: string) =>
      [...boxes.matchAll(new RegExp(`yMin="([\\d.]+)"[^>]*yMax="([\\d.]+)">${word}<`, "g"))].map(
        ([, top, bottom]) => ({ top: Number(top), bottom: Number(bottom) }),
      );
    const [names, addresses, donors] = [edges("Territories"), edges("Main"), edges("Donor")];
    expect([names.length, addresses.length, donors.length]).toEqual([2, 2, 2]);
    for (const [half, { bottom }] of names.entries()) {
      expect(addresses[half]?.top).toBeGreaterThan(bottom - 3);
      expect(addresses[half]?.bottom).toBeLessThan(donors[half]?.top ?? 0);
    }
  },
);

test.skipIf(!canReadPdf)("names of many languages are set in letters and not in boxes", async () => {
  for (const name of ["Nguyễn Thị Phượng", "Олександр Їжакевич", "王晓明 (Xiaoming Wang)"]) {
    const pdf = await renderPdf({ ...receipt, donor: { ...receipt.donor, name } });
    expect(read("pdftotext", pdf).split(name)).toHaveLength(3);
  }
});

test("a text with a letter that no font has is refused rather than printed as a box", async () => {
  const donor = { name: "محمد علي", address: receipt.donor.address };
  await expect(renderPdf({ ...receipt, donor })).rejects.toThrow("No font");
});

test.skipIf(!canReadPdf)(
  "the picture of a signature stands on both halves, with the name below it",
  async () => {
    const ink = { create: { width: 300, height: 90, channels: 3, background: "#123" } } as const;
    const png = await sharp(ink).png().toBuffer();
    const image = `data:image/png;base64,${png.toString("base64")}`;
    const pdf = await renderPdf({ ...receipt, signatory: { ...receipt.signatory, image } });
    const text = read("pdftotext", pdf).replace(/\s+/g, " ");
    expect(text.split("Authorized signature")).toHaveLength(3);
    expect(text.split("Margaret Osei, Executive Director")).toHaveLength(3);
    expect(text).not.toContain("by name");
    expect(read("pdfinfo", pdf)).toMatch(/Pages:\s+1\n/);
    expect(pdf.toString("latin1").match(/\/Subtype \/Image/g)).toHaveLength(1);
  },
);

test.skipIf(!canReadPdf).each(nastyTexts)(
  "%s as a name is printed as it reads, or waits for staff",
  async (_, typed) => {
    const text = typed.slice(0, longestNameOnReceipt);
    const made = renderPdf({ ...receipt, donor: { name: text, address: [text.slice(0, 200)] } });
    if (!canPrint(text)) return expect(made).rejects.toThrow();
    const oneLine = (words: string) => words.replace(/\s+/g, "");
    const printed = oneLine(read("pdftotext", await made).normalize("NFC"));
    expect(printed).toContain(oneLine(printedText(text)).slice(0, 60));
    expect(printed).toContain("Receiptno.0000123");
  },
);

test("a tab, a word processor's line break and other blanks do not keep a receipt from being printed", () => {
  for (const name of [
    "Ann\tExample",
    "Ann\u000bExample",
    "Ann\u2003Example",
    "Ann\u2028Example",
    "Ann\u202eExample",
  ])
    expect([name, canPrint(name)]).toEqual([name, true]);
});
