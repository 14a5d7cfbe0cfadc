import { plainLines } from "@pcf/contract/plain-text";
import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { notAllowed, staffWho } from "../../access/staff.ts";
import { idInPath, sentByStaff, unreadable } from "../../platform/admin/sent-by-staff.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { colleagues } from "./colleagues.ts";

const longestNote = 5_000;

const state = z.enum(["new", "done", "spam"]);
const note = {
  note: z.string().overwrite(plainLines),
  /** The note as it was when its page was opened. */
  before: z.string(),
};
/** One thing at a time, so that two colleagues do not undo what the other did. A note that was typed goes with the press of a state. */
const change = z.union([
  z.strictObject({ state }),
  z.strictObject({ state, ...note }),
  z.strictObject({ assignedTo: z.int().positive().nullable() }),
  z.strictObject(note),
]);
type Change = z.output<typeof change>;

const copy = {
  state: { new: "Open again.", done: "Done.", spam: "Marked as spam." },
  given: (name: string) => `Given to ${name}.`,
  givenToNobody: "Given to nobody.",
  note: "The note is saved.",
  noColleague: "This account cannot read forms: choose another colleague.",
  noteChanged:
    "A colleague has changed the note meanwhile. It stands in the box now, with what you typed below: look at both, and press again.",
  noteTooLong: "Note: at most 5,000 characters. Shorten it, and press again.",
  kit: "Kits are marked on their own list.",
} as const;

/**
 * `POST /api/messages/:id`, JSON `{ state }`, `{ assignedTo }`, `{ note, before }` or `{ state, note, before }`: what became of a
 * form that waits for staff. Each is written into the log by the collection. Answers `{ message }`.
 */
export const messageEndpoint: Endpoint = {
  path: "/messages/:id",
  method: "post",
  handler: async (req) => {
    if (!staffWho("update", "form-submissions")({ req })) throw notAllowed(req);
    const id = idInPath(req);
    const form =
      id &&
      (await req.payload.findByID({
        ...{ collection: "form-submissions", id, depth: 0, disableErrors: true },
      }));
    if (!form) throw new APIError("There is no such message", 404);
    const asked = await sentByStaff(req, change, unreadable);
    // A kit that was mailed has a moment, by which its list takes it back.
    if ("state" in asked && form.form === "kit" && asked.state === "done") throw new APIError(copy.kit, 409);
    if ("note" in asked && asked.note.length > longestNote) throw new APIError(copy.noteTooLong, 400);
    if ("note" in asked && plainLines(asked.before) !== plainLines(form.note ?? ""))
      throw new APIError(copy.noteChanged, 409);
    const message = await wordsOf(asked);
    const { before: _, ...data } = { before: "", ...asked };
    await req.payload.update({ collection: "form-submissions", id: form.id, data, req, depth: 0 });
    return noStoreJson({ message });

    async function wordsOf(of: Change): Promise<string> {
      if ("state" in of) return copy.state[of.state] + ("note" in of ? ` ${copy.note}` : "");
      if ("note" in of) return copy.note;
      if (of.assignedTo === null) return copy.givenToNobody;
      const colleague = (await colleagues(req.payload)).find((each) => each.id === of.assignedTo);
      if (!colleague) throw new APIError(copy.noColleague, 409);
      return copy.given(colleague.name);
    }
  },
};
