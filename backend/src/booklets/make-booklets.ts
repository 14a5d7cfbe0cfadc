import { setImmediate as othersTurn } from "node:timers/promises";
import { charityTimeZone } from "@pcf/contract/constants";
import { dateFormat } from "@pcf/contract/formats";
import type { Payload } from "payload";
import { announcePublication } from "../content/publishing/announce-publications.ts";
import { contentVersion } from "../content/publishing/content-version.ts";
import { env } from "../env.ts";
import { companyContact, readCompany } from "../platform/company.ts";
import { paymentsFirstOf } from "../platform/jobs/payments-first.ts";
import { removeStoredFile, sha256, storeFile } from "../platform/storage/stored-files.ts";
import { picturesOf } from "./pdf/booklet-pictures.ts";
import { renderBooklet } from "./pdf/render-booklet.ts";
import type { Booklet } from "./text/parts.ts";
import { readBooklets } from "./text/read-booklets.ts";

/** How booklets are set: one more when that changes, and all are made again. */
const edition = 1;
const noteKey = "booklets-made-of";
/** A booklet that waits longer than this for donors goes on all the same. */
const longestPauseMs = 5_000;

const hashOf = (value: unknown) => sha256(Buffer.from(JSON.stringify(value)));
const fileOf = (section: string, largePrint: boolean) =>
  `${section.slice(section.lastIndexOf("/") + 1)}${largePrint ? "-large-print" : ""}.pdf`;

/**
 * Makes the booklets whose sections have changed since they were made, and takes away those of sections that are no more.
 * Without a publication since the last time it does nothing. Answers how many were made.
 */
export async function makeBooklets(payload: Payload, now: Date): Promise<{ made: number }> {
  const imprint = [edition, readCompany(), env.SITE_URL];
  const note = hashOf([await contentVersion(payload), imprint]);
  if ((await payload.kv.get(noteKey)) === note) return { made: 0 };

  const { docs: rows } = await payload.find({ collection: "booklets", pagination: false });
  const there = new Set<string>();
  let made = 0;
  for (const booklet of await readBooklets(payload)) {
    const madeFrom = hashOf([booklet, imprint]);
    const prints = [false, true].map((largePrint) => ({
      largePrint,
      file: fileOf(booklet.section, largePrint),
    }));
    for (const { file } of prints) there.add(file);
    const old = prints.filter(
      ({ file }) => !rows.some((row) => row.file === file && row.madeFrom === madeFrom),
    );
    const pictures = old.length > 0 ? await picturesOf(booklet) : new Map();
    for (const { largePrint, file } of old) {
      const bytes = await pdfOf(payload, booklet, { largePrint, pictures, now });
      const stored = await storeFile("booklets", bytes);
      const row = rows.find((each) => each.file === file);
      const data = { file, section: booklet.section, largePrint, bytes: bytes.length, madeFrom, stored };
      if (row) await payload.update({ collection: "booklets", id: row.id, data });
      else await payload.create({ collection: "booklets", data });
      if (row) await removeStoredFile("booklets", row.stored);
      made += 1;
    }
  }
  const gone = rows.filter(({ file }) => !there.has(file));
  for (const { id, stored } of gone) {
    await payload.delete({ collection: "booklets", id });
    await removeStoredFile("booklets", stored);
  }
  await payload.kv.set(noteKey, note);
  if (made + gone.length > 0) await announcePublication(payload);
  return { made };
}

function pdfOf(
  payload: Payload,
  booklet: Booklet,
  given: { largePrint: boolean; pictures: Awaited<ReturnType<typeof picturesOf>>; now: Date },
): Promise<Buffer> {
  const { largePrint, pictures, now } = given;
  return renderBooklet(booklet, {
    ...{ largePrint, pictures },
    charity: { name: readCompany().name, phone: companyContact("telTF"), site: new URL(env.SITE_URL).host },
    month: dateFormat({ month: "long", year: "numeric", timeZone: charityTimeZone }).format(now),
    pause: async () => {
      await othersTurn();
      await paymentsFirstOf(payload).quiet(longestPauseMs);
    },
  });
}
