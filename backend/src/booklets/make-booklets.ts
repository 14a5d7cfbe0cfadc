import { setImmediate as othersTurn } from "node:timers/promises";
import { charityTimeZone } from "@pcf/contract/constants";
import { dateFormat } from "@pcf/contract/formats";
import type { Payload } from "payload";
import { announcePublication } from "../content/publishing/announce-publications.ts";
import { contentVersion } from "../content/publishing/content-version.ts";
import { env } from "../env.ts";
import type { Booklet as BookletRow } from "../payload-types.ts";
import { companyContact, readCompany } from "../platform/company.ts";
import { paymentsFirstOf } from "../platform/jobs/payments-first.ts";
import { errorFacts } from "../platform/log/error-facts.ts";
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
 * Without a publication since the last time it does nothing. One that cannot be made stays as it was, and is tried again in the
 * next hour. Answers how many were made.
 */
export async function makeBooklets(payload: Payload, now: Date): Promise<{ made: number }> {
  const imprint = [edition, readCompany(), env.SITE_URL];
  const note = hashOf([await contentVersion(payload), imprint]);
  const failedNote = `${note} ${now.toISOString().slice(0, "2026-11-28T09".length)}`;
  const last = await payload.kv.get(noteKey);
  if (last === note || last === failedNote) return { made: 0 };

  const { docs: rows } = await payload.find({ collection: "booklets", pagination: false });
  const booklets = await readBooklets(payload);
  let [made, failed] = [0, 0];
  for (const booklet of booklets) {
    try {
      made += await makeSection(payload, booklet, { rows, madeFrom: hashOf([booklet, imprint]), now });
    } catch (error) {
      failed += 1;
      const { section } = booklet;
      payload.logger.error({ msg: "A booklet could not be made", section, error: errorFacts(error) });
    }
  }
  const gone = rows.filter(({ section }) => !booklets.some((booklet) => booklet.section === section));
  for (const { id, stored } of gone) {
    await payload.delete({ collection: "booklets", id });
    await removeStoredFile("booklets", stored);
  }
  await payload.kv.set(noteKey, failed > 0 ? failedNote : note);
  if (made + gone.length > 0) await announcePublication(payload);
  return { made };
}

/** Makes those of a section's two booklets that are made from something else, or not made yet, and answers how many. */
async function makeSection(
  payload: Payload,
  booklet: Booklet,
  { rows, madeFrom, now }: { rows: readonly BookletRow[]; madeFrom: string; now: Date },
): Promise<number> {
  const old = [false, true]
    .map((largePrint) => ({ largePrint, file: fileOf(booklet.section, largePrint) }))
    .filter(({ file }) => !rows.some((row) => row.file === file && row.madeFrom === madeFrom));
  const pictures = old.length > 0 ? await picturesOf(booklet) : new Map();
  for (const { largePrint, file } of old) {
    const bytes = await pdfOf(payload, booklet, { largePrint, pictures, now });
    const stored = await storeFile("booklets", bytes);
    const row = rows.find((each) => each.file === file);
    const data = { file, section: booklet.section, largePrint, bytes: bytes.length, madeFrom, stored };
    if (row) await payload.update({ collection: "booklets", id: row.id, data });
    else await payload.create({ collection: "booklets", data });
    if (row) await removeStoredFile("booklets", row.stored);
  }
  return old.length;
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
