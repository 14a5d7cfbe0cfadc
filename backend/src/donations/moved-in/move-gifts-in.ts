import { and, count, eq } from "@payloadcms/db-sqlite/drizzle";
import { formatAmount } from "@pcf/contract/donation/amount";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { recordAction } from "../../audit/record-action.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { keepDonors } from "../donors/keep-donors.ts";
import { readGivingChoices } from "../record/giving-choices.ts";
import type { GiftsMap } from "./gifts-map.ts";
import { giftReader } from "./read-gift.ts";
import { openTable, type Table } from "./read-table.ts";
import { Tally } from "./tally.ts";
import { foresee, type ToWrite, type Written, writeGifts } from "./write-gifts.ts";

const atOnce = 200;

export type MoveIn = {
  file: string;
  map: GiftsMap;
  /** The name under which all of this comes over, is known again and can be taken back. */
  source: string;
  dryRun: boolean;
  now: Date;
  /** Called within each transaction before it ends, and with how many rows were read. */
  within?: () => void;
  progress?: (rows: number) => void;
  /** Called when all gifts are in, and are led to their donors. */
  linking?: () => void;
};

export type MoveInResult = {
  source: string;
  dryRun: boolean;
  encoding: Table["encoding"];
  delimiter: Table["delimiter"];
  tally: Tally;
  /** Gifts that came with this source and that the file has not, or no longer has. */
  notInFile: number;
};

/**
 * Brings the gifts of a file over, some two hundred rows at a time, each portion whole or not at all. A row is known by its
 * number there: what came over already and says the same is passed over, so a run that broke off is made whole by the next.
 * Nobody is mailed, charged, receipted or thanked. With `dryRun` nothing is written.
 */
export async function moveGiftsIn(payload: Payload, run: MoveIn): Promise<MoveInResult> {
  const table = await openTable(run.file);
  const tally = new Tally();
  const { areas } = await readGivingChoices(payload);
  const names = areas.map(({ name }) => name);
  const read = giftReader({ map: run.map, columns: table.columns, today: charityDay(run.now) });
  const seen = new Set<string>();
  let some: ToWrite[] = [];
  const write = async () => {
    const portion = some;
    some = [];
    if (portion.length === 0) return;
    const writing = { payload, source: run.source, now: run.now };
    const written = await (run.dryRun ? foresee(writing, portion) : writeGifts(writing, portion, run.within));
    countIn(tally, written, run.dryRun);
    run.progress?.(tally.rows);
  };
  try {
    for await (const record of table.rows) {
      tally.rows += 1;
      const { row } = record;
      const found = read(record);
      if (!found.gift) {
        tally.leaveOut(row, found.id, found.leftOut);
        continue;
      }
      const { gift, guesses } = found;
      if (seen.has(gift.id)) {
        tally.leaveOut(row, gift.id, "twice");
        continue;
      }
      seen.add(gift.id);
      for (const guess of guesses) tally.guess(row, guess);
      some.push({ row, gift, area: areaOf(gift.area, names, { row, tally }) });
      if (some.length >= atOnce) await write();
    }
    await write();
  } finally {
    if (!run.dryRun) await writeDown(payload, run.source, tally);
  }
  if (!run.dryRun) {
    run.linking?.();
    await keepDonors(payload, run.now);
  }
  const here = await countOf(payload, run.source);
  const { fates, leftOutCounts } = tally;
  const kept = (leftOutCounts.get("changed-here") ?? 0) + (leftOutCounts.get("other-kind") ?? 0);
  const known = fates.changed + fates.same + kept + (run.dryRun ? 0 : fates.new);
  const { encoding, delimiter } = table;
  return { source: run.source, dryRun: run.dryRun, encoding, delimiter, tally, notInFile: here - known };
}

/** What a gift is for here: its area there, or the first that the form offers. */
function areaOf(
  area: string | null,
  names: readonly string[],
  { row, tally }: { row: number; tally: Tally },
) {
  if (area === null) {
    tally.guess(row, "area-none");
    return names[0] ?? "";
  }
  const ours = names.find((name) => name.toLowerCase() === area.toLowerCase());
  if (ours) return ours;
  tally.guess(row, "area-other");
  tally.otherAreas.set(area, (tally.otherAreas.get(area) ?? 0) + 1);
  return area;
}

function countIn(tally: Tally, { fates, stands }: Written, dryRun: boolean): void {
  for (const { at, fate } of fates) {
    const { row, gift } = at;
    if (fate === "changed-here" || fate === "other-kind") {
      tally.leaveOut(row, gift.id, fate);
      continue;
    }
    tally.fates[fate] += 1;
    if (gift.kind === "promise") {
      tally.promises.gifts += 1;
      tally.promises.cents += gift.cents;
      continue;
    }
    if (fate === "new") tally.newCents += gift.cents;
    tally.there(gift.day, gift.cents);
    // A dry run foresees what a run would write.
    const stand = dryRun && fate !== "same" ? gift : stands.get(gift.id);
    if (stand?.day) tally.here(stand.day, stand.cents);
  }
}

/** One line of the log for all that a run has written, also one that broke off; no names. */
async function writeDown(payload: Payload, source: string, { fates, newCents, promises }: Tally) {
  if (fates.new + fates.changed === 0) return;
  await recordAction(payload, {
    by: { kind: "system" },
    action: "gifts-moved-in",
    label: source,
    detail: `${fates.new} new, ${formatAmount(newCents)}; ${fates.changed} changed; ${promises.gifts} monthly promises in the file`,
  });
}

async function countOf(payload: Payload, source: string): Promise<number> {
  const gifts = tableOf(payload, "donations");
  const [row] = await payload.db.drizzle
    .select({ count: count() })
    .from(gifts)
    .where(and(eq(gifts.method, "former-system"), eq(gifts.formerSystem_source, source)));
  return Number(row?.count ?? 0);
}
