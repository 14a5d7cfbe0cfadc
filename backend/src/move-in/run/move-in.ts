import type { Payload } from "payload";
import { announcePublication } from "../../content/publishing/announce-publications.ts";
import { env } from "../../env.ts";
import { bringItems } from "../bring/bring-items.ts";
import type { Bringing } from "../bring/bringing.ts";
import { bringParts } from "../bring/parts-of-site.ts";
import { type Place, planKind } from "../bring/plan.ts";
import { Redirects } from "../bring/redirects.ts";
import { Texts } from "../bring/texts.ts";
import { Videos } from "../bring/videos.ts";
import { forgetMended, type NewFinding, noteFinding } from "../ledger/findings.ts";
import type { Change, Count, Outcome, Progress } from "../ledger/move-ins.ts";
import { movedItemsOf } from "../ledger/moved-items.ts";
import { Library } from "../media/library.ts";
import { type Kind, kinds, type OldFile, type Source } from "../source/old-items.ts";
import { addressBook } from "../words/old-address.ts";
import { othersTurn } from "../write/others-turn.ts";
import { takeOff, type Writing } from "../write/write-item.ts";
import type { Heard } from "./open-source.ts";

export type MoveIn = {
  payload: Payload;
  source: Source;
  /** The kinds to bring; all when left out. */
  only?: readonly Kind[] | undefined;
  /** Items that were not changed there since this moment are left as they are. */
  since?: Date | undefined;
  /** Names that the old site had before: links to them are links to it. */
  hosts?: readonly string[] | undefined;
  heard?: Heard | undefined;
  isDry: boolean;
  /** The number of the run, by which lines of the report are known. */
  run: number;
  now: Date;
  progress: (progress: Progress) => void;
  stopped: () => boolean;
};

/** Somebody has asked the run to end: what it has brought so far stays, and the next run goes on. */
export class Stopped extends Error {}

export type Result = Outcome & { findings: NewFinding[] };

/** Files two at a time: encoding pictures is what takes time, and most machines have two cores. */
const filesAtOnce = 2;

/**
 * Brings everything of the old site that is not here yet or has changed there. It may end at any moment: each document is saved with
 * its row of the ledger, and another run goes on from there.
 */
export async function moveIn(asked: MoveIn): Promise<Result> {
  const { payload, source, isDry, run, now } = asked;
  const findings: NewFinding[] = [];
  const changes: Change[] = [];
  const looked = new Set<string>();
  const writing: Writing = {
    payload,
    isDry,
    ledger: await movedItemsOf(payload),
    note: async (finding) => {
      findings.push(finding);
      if (!isDry) await noteFinding(payload, run, finding);
    },
    changed: (change) => changes.push(change),
  };
  const wanted = asked.only ?? kinds;
  const book = addressBook({
    origins: [source.origin, env.SITE_URL, ...(asked.hosts ?? []).map((host) => `https://${host}`)],
  });
  const library = new Library(writing, source);
  const videos = new Videos(writing, library, now);
  const texts = new Texts({ origin: source.origin, library, videos, book, writing });
  const bringing: Bringing = { writing, source, book, library, texts };

  const files: OldFile[] = [];
  asked.progress({ at: "reading the lists", done: 0, of: 0 });
  for await (const file of source.files()) {
    library.know(file);
    files.push(file);
  }
  const plan = new Map<Kind, Place[]>();
  for (const kind of kinds) plan.set(kind, await planKind(payload, source, kind, writing.ledger));
  const places = [...plan.values()].flat();
  for (const { paths, address, hidden } of places)
    if (address && !hidden) for (const path of paths) book.add(path, address);

  const step = stepsOf(asked, {
    files: asked.only ? 0 : files.length,
    // Each is brought, and then its old addresses are led to it, as are those of files.
    others: wanted.reduce((sum, kind) => sum + 2 * (plan.get(kind)?.length ?? 0), files.length),
  });
  const counts: Count[] = [];
  if (!asked.only) counts.push(await bringFiles(library, files, looked, step));
  for (const kind of wanted) {
    const planned = plan.get(kind) ?? [];
    counts.push(
      await bringItems({
        bringing,
        videos,
        kind,
        places: planned,
        since: asked.since,
        looked,
        step: () => step(kind),
      }),
    );
    if (kind === "pages") await bringParts(bringing, planned);
    await takeOffGone(writing, kind, planned);
  }
  await tellHeard(writing, source, asked.heard, looked);
  looked.add("links");
  for (const { address, stays } of book.unknown()) {
    const words = `Texts lead to ${address}, where nothing of the old site is known.`;
    if (stays) await writing.note({ item: "links", kind: "links", title: address, sort: "guess", words });
  }
  if (!isDry) {
    await bringRedirects(bringing, places, wanted, () => step("redirects"));
    await forgetMended(payload, run, looked);
    await announcePublication(payload);
  }
  return { counts, changes, findings };
}

/** A picture is drawn in all its sizes, which takes as long as so many documents. */
const fileWeight = 20;

type Step = (at: string) => Promise<void>;

/** Counts on, says how it stands, lets others go on, and ends the run where somebody has asked for it. */
function stepsOf(
  { payload, progress, stopped }: MoveIn,
  { files, others }: { files: number; others: number },
): Step {
  const begun = performance.now();
  const of = files + others;
  const work = files * fileWeight + others;
  let [done, worked] = [0, 0];
  return async (at) => {
    await othersTurn(payload);
    if (stopped()) throw new Stopped("Stopped. Run it again, and it goes on.");
    done += 1;
    worked += at === "media" ? fileWeight : 1;
    const perWork = (performance.now() - begun) / 1_000 / worked;
    progress({
      at,
      done: Math.min(done, of),
      of,
      secondsLeft: Math.ceil(perWork * Math.max(work - worked, 0)),
    });
  };
}

async function bringFiles(
  library: Library,
  files: readonly OldFile[],
  looked: Set<string>,
  step: Step,
): Promise<Count> {
  const count: Count = {
    kind: "media",
    there: files.length,
    here: 0,
    made: 0,
    changed: 0,
    same: 0,
    leftOut: 0,
  };
  const work = async (waiting: OldFile[]) => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      looked.add(`media:${file.sourceId}`);
      const end = await library.bring(file);
      count[end === "left out" ? "leftOut" : end] += 1;
      await step("media");
    }
  };
  // Of files that are the same the one with an alternative text is the one that comes over.
  for (const waiting of [files.filter(({ alt }) => alt), files.filter(({ alt }) => !alt)]) {
    // When one is stopped, the other still ends what it is at: nothing is written after the run.
    const ends = await Promise.allSettled(Array.from({ length: filesAtOnce }, () => work(waiting)));
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  }
  count.here = files.filter((file) => library.has(file)).length;
  return count;
}

/** A list that has lost more than this many, and more than half of what it had, is broken there rather than shorter. */
const fewGone = 3;

async function takeOffGone(writing: Writing, kind: Kind, places: readonly Place[]): Promise<void> {
  const listed = new Set(places.map(({ key }) => key));
  const shown = new Set(places.filter(({ hidden }) => !hidden).map(({ key }) => key));
  const rows = [...writing.ledger.values()].filter(
    ({ key, facts }) => key.startsWith(`${kind}:`) && !facts.takenOff,
  );
  const gone = rows.filter(({ key }) => !shown.has(key));
  const lost = gone.filter(({ key }) => !listed.has(key));
  if (lost.length > fewGone && lost.length > rows.length / 2) {
    const words = `The old site lists ${lost.length} of ${rows.length} no more. That many at once may be a fault there, so they stay on this site.`;
    await writing.note({ item: `${kind}:all`, kind, title: kind, sort: "conflict", words });
    return;
  }
  for (const row of gone) await takeOff(writing, kind, row);
}

/** What the old site did not know, and what of it could not be read. */
async function tellHeard(
  { note }: Writing,
  { origin: there }: Source,
  heard: Heard | undefined,
  looked: Set<string>,
): Promise<void> {
  looked.add("site");
  for (const words of heard?.notices ?? [])
    await note({ item: "site", kind: "site", title: there, there, sort: "guess", words });
  for (const { kind, sourceId, title = "", why } of heard?.unreadable ?? []) {
    const item = `${kind}:${sourceId ?? title}`;
    looked.add(item);
    await note({ item, kind, title: title || item, there, sort: "left-out", words: why });
  }
}

async function bringRedirects(
  { writing, library }: Bringing,
  places: readonly Place[],
  wanted: readonly Kind[],
  step: () => Promise<void>,
): Promise<void> {
  const addresses = places.flatMap(({ address }) => address ?? []);
  const redirects = await Redirects.begin(writing, addresses);
  for (const { key, kind, paths, address, hidden } of places) {
    if (!wanted.includes(kind)) continue;
    await step();
    const row = writing.ledger.get(key);
    if (hidden || !row || row.facts.takenOff || !address) continue;
    for (const from of paths)
      await redirects.lead({ from, to: address, collection: row.collection, document: row.document });
  }
  for (const { key, document, there } of [...writing.ledger.values()]) {
    if (!key.startsWith("media:") || !there) continue;
    await step();
    const to = await library.addressOf(document);
    if (to && URL.canParse(there)) await redirects.lead({ from: new URL(there).pathname, to });
  }
}
