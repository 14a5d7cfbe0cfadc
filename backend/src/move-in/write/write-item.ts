import { pageAddresses } from "@pcf/contract/page-addresses";
import { type CollectionSlug, type Payload, type PayloadRequest, ValidationError } from "payload";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import type { NewFinding } from "../ledger/findings.ts";
import type { Change } from "../ledger/move-ins.ts";
import { type MovedItem, noteChange, noteMoved } from "../ledger/moved-items.ts";
import { differences } from "./differences.ts";
import { fingerprint, storedDocument } from "./fingerprint.ts";

/** What is to stand here for one item of the old site. */
export type Brought = {
  /** The kind and the number there, such as `news:86`. */
  key: string;
  kind: string;
  title: string;
  /** Its address there, whole. */
  there: string | undefined;
  collection: CollectionSlug;
  data: Record<string, unknown>;
  /** A document that stands at its address already: one that nobody has written yet is filled in. */
  over?: { document: number; isWritten: boolean } | undefined;
  /** Why it is not published yet, in words for staff. */
  draftBecause?: string | undefined;
  order?: number | undefined;
};

/** What a run writes into, and tells of. */
export type Writing = {
  payload: Payload;
  ledger: Map<string, MovedItem>;
  isDry: boolean;
  note: (finding: NewFinding) => Promise<void>;
  changed: (change: Change) => void;
};

export type Written = "made" | "changed" | "same" | "left out";
type Answer = { written: Written; document: number | undefined };

/** Context of every write: nobody waits for it, and the site is told of all of them together. */
const context = { seeding: true };

/** A draft leaves what is published as it is; `off` takes it off the site. */
type Save = { id?: number; data: Record<string, unknown>; as: "published" | "draft" | "off" };

const isDrafted = (payload: Payload, collection: CollectionSlug): boolean =>
  Boolean(payload.collections[collection].config.versions?.drafts);

async function save(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, data, as }: Save,
): Promise<number> {
  const drafted = isDrafted(req.payload, collection);
  const _status = as === "published" ? "published" : "draft";
  const options = {
    collection,
    depth: 0,
    context: { ...context },
    req,
    data: drafted ? { ...data, _status } : data,
    draft: drafted && as === "draft",
  };
  const saved =
    id === undefined
      ? await req.payload.create(options as never)
      : await req.payload.update({ ...options, id } as never);
  return Number((saved as { id: number | string }).id);
}

/** What the rules of the collection have against a document, in their own words. */
const faultsOf = (error: ValidationError): string =>
  error.data.errors.map(({ label, path, message }) => `${label ?? path}: ${message}`).join(" ");

type Refusal = { why: string };

/**
 * Saves the document and its row of the ledger as one. One that the rules do not let be published is kept as a draft, with
 * the reason as a line of the report; one that cannot be kept at all is left out.
 */
async function saveWithRow(
  { payload }: Writing,
  brought: Brought,
  known: MovedItem | undefined,
  before: Record<string, unknown> | undefined,
): Promise<{ row: MovedItem; refusal?: Refusal } | Refusal> {
  const { key, title, there, collection, data, order } = brought;
  const id = known?.document ?? brought.over?.document;
  const once = (as: Save["as"], remark?: string) =>
    inOneSave(payload, async (req) => {
      const document = await save(req, collection, { data, as, ...(id !== undefined && { id }) });
      const left = fingerprint(await storedDocument(payload, collection, document, req));
      const item = { key, title, there, collection, document, brought: hashOf(brought), left };
      const facts = { ...(order !== undefined && { order }), ...(remark && { remark }) };
      return known ? noteChange(req, known, { ...item, facts }) : noteMoved(req, { ...item, before, facts });
    });
  try {
    return { row: await once(brought.draftBecause === undefined ? "published" : "draft") };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refusal = { why: faultsOf(error) };
    if (!isDrafted(payload, collection) || brought.draftBecause !== undefined) return refusal;
    try {
      return { row: await once("draft", waitsFor(refusal)), refusal };
    } catch (again) {
      if (again instanceof ValidationError) return { why: faultsOf(again) };
      throw again;
    }
  }
}

const waitsFor = ({ why }: Refusal) => `It was kept as a draft. ${why}`;

const hashOf = ({ data, draftBecause }: Brought): string => fingerprint({ data, draftBecause });

/**
 * Makes or changes the document of an item, unless nothing has changed there. What staff have edited, deleted or written
 * themselves stays as it is, and is told of.
 */
export async function writeItem(writing: Writing, brought: Brought): Promise<Answer> {
  const { payload, ledger, isDry, note } = writing;
  const { key, kind, title, there, collection } = brought;
  const known = ledger.get(key);
  const line = (sort: NewFinding["sort"], words: string, more: Partial<NewFinding> = {}) =>
    note({ item: key, kind, title, there, sort, words, collection, document: known?.document, ...more });

  if (brought.draftBecause) await line("waits", brought.draftBecause);
  if (known?.brought === hashOf(brought)) {
    if (known.facts.remark) await line("waits", known.facts.remark);
    return { written: "same", document: known.document };
  }

  if (known) {
    const here = await storedDocument(payload, collection, known.document);
    if (!here || here.deletedAt) {
      await line("conflict", "It was deleted here, so it is not brought again.");
      return { written: "left out", document: undefined };
    }
    if (fingerprint(here) !== known.left) {
      const versions = differences(brought.data, here);
      await line("conflict", "It was changed there, and somebody has changed it here.", { versions });
      return { written: "left out", document: known.document };
    }
  }
  const { over } = brought;
  const before = !known && over ? await storedDocument(payload, collection, over.document) : undefined;
  if (before && over?.isWritten) {
    const versions = differences(brought.data, before);
    await line("conflict", "Somebody has written this here already.", { versions, document: over.document });
    return { written: "left out", document: over.document };
  }
  const written: Written = known ? "changed" : "made";
  if (isDry) return { written, document: known?.document ?? over?.document };

  const answer = await saveWithRow(writing, brought, known, before);
  if (!("row" in answer)) {
    await line("left-out", `The rules here do not take it. ${answer.why}`);
    return { written: "left out", document: undefined };
  }
  const { row, refusal } = answer;
  ledger.set(key, row);
  if (refusal) await line("waits", waitsFor(refusal), { document: row.document });
  writing.changed({
    what: written === "made" ? "made" : "changed",
    kind,
    title,
    there,
    collection,
    document: row.document,
  });
  return { written, document: row.document };
}

const fixed: ReadonlySet<unknown> = new Set(pageAddresses);

/** Takes off the site what the old one does not show any more, unless somebody has worked on it here. */
export async function takeOff(writing: Writing, kind: string, row: MovedItem): Promise<void> {
  const { payload, ledger, isDry, note } = writing;
  const { key, title, there, document, collection } = row;
  const here = await storedDocument(payload, collection, document);
  if (!here || here.deletedAt || here._status !== "published") return;
  const line = (words: string) =>
    note({ item: key, kind, title, there, sort: "conflict", words, collection, document });
  if (collection === "pages" && fixed.has(here.uri))
    return line("The old site does not show this page any more. This site always has one here, so it stays.");
  if (fingerprint(here) !== row.left)
    return line("The old site does not show it any more, and somebody has changed it here. It stays.");
  if (isDry) return;
  const off = await inOneSave(payload, async (req) => {
    await save(req, collection, { id: document, data: {}, as: "off" });
    const left = fingerprint(await storedDocument(payload, collection, document, req));
    // Should it come back there, it is brought as something new.
    return noteChange(req, row, { brought: "taken off", left, facts: { ...row.facts, takenOff: true } });
  });
  ledger.set(key, off);
  writing.changed({ what: "taken off", kind, title, there, collection, document });
}
