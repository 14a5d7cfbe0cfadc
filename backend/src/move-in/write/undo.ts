import { usersOfFiles } from "../../content/care/pictures.ts";
import { readContent } from "../../content/uses/read-content.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { forgetMoved, type MovedItem, movedItem } from "../ledger/moved-items.ts";
import { fingerprint, storedDocument } from "./fingerprint.ts";
import { othersTurn } from "./others-turn.ts";
import type { Writing } from "./write-item.ts";

/** These are parts of other documents: what staff have made here may show them by now. */
const parts: ReadonlySet<string> = new Set(["media", "videos", "memberTypes"]);

type Undoing = Writing & { progress: (done: number, of: number) => void; stopped: () => boolean };
type End = "gone" | "in the trash" | "as before" | "edited" | "stays";

/** What staff are told of a document that is not simply gone or as it was. */
const told: Partial<Record<End, string>> = {
  stays: "Something of this site shows it, so it stays.",
  "in the trash": "Somebody has edited it here: it is in the trash, and can be brought back from there.",
  edited: "Somebody has edited it here. It is as it was before the move; the edited text is under Versions.",
};

const kindOf = ({ key }: MovedItem) => key.slice(0, key.indexOf(":"));

/**
 * Takes everything back that was brought: what was made is deleted, what was filled in is as it was. What somebody has edited
 * here since goes to the trash, from where it can be brought back; a picture that something of this site shows stays.
 */
export async function undoAll(undoing: Undoing): Promise<void> {
  const { ledger, isDry, note, changed, progress, stopped } = undoing;
  const rows = [...ledger.values()].reverse();
  // What shows others goes before what it shows.
  const inOrder = [
    ...rows.filter(({ collection }) => !parts.has(collection)),
    ...rows.filter(({ collection }) => parts.has(collection)),
  ];
  let used: ReadonlySet<string> | undefined;
  for (const [index, row] of inOrder.entries()) {
    await othersTurn(undoing.payload);
    if (stopped()) return;
    const { key, title, there, document, collection } = row;
    if (parts.has(collection)) used ??= await usedParts(undoing);
    const end = isDry ? "gone" : await undo(undoing, row, used?.has(`${collection}/${document}`) ?? false);
    const about = { title, there, collection, document };
    if (end !== "stays") changed({ ...about, what: "taken back", kind: kindOf(row) });
    const words = told[end];
    if (words) await note({ ...about, item: key, kind: kindOf(row), sort: "conflict", words });
    if (!isDry) ledger.delete(key);
    progress(index + 1, inOrder.length);
  }
}

/** What documents of this site show, after those that were brought are gone. */
async function usedParts({ payload }: Writing): Promise<ReadonlySet<string>> {
  return new Set(usersOfFiles(await readContent({ payload })).keys());
}

async function undo({ payload }: Writing, row: MovedItem, isUsed: boolean): Promise<End> {
  const { collection, document: id } = row;
  const { before } = await movedItem(payload, row.id);
  const here = await storedDocument(payload, collection, id);
  if (isUsed) {
    await inOneSave(payload, (req) => forgetMoved(req, row));
    return "stays";
  }
  return inOneSave(payload, async (req) => {
    await forgetMoved(req, row);
    if (!here || here.deletedAt) return "gone";
    const options = { collection, id, depth: 0, context: { seeding: true }, req } as const;
    const isAsLeft = fingerprint(here) === row.left;
    if (before) {
      const { id: _, createdAt: _created, updatedAt: _updated, ...data } = before;
      await payload.update({ ...options, data: { ...emptied(here), ...data } as never });
      return isAsLeft ? "as before" : "edited";
    }
    if (isAsLeft) {
      await payload.delete(options);
      return "gone";
    }
    await payload.update({ ...options, data: { deletedAt: new Date().toISOString() } as never });
    return "in the trash";
  });
}

/** A save leaves alone what it does not name: what the document did not have before is named as empty. */
function emptied(here: Record<string, unknown>): Record<string, unknown> {
  const own = ["id", "createdAt", "updatedAt", "deletedAt", "_status"];
  return Object.fromEntries(
    Object.entries(here)
      .filter(([name]) => !own.includes(name))
      .map(([name, value]) => [name, Array.isArray(value) ? [] : isFields(value) ? emptied(value) : null]),
  );
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !("root" in value);
