"use client";

import { useId, useState } from "react";
import { ActButton } from "../../office/act-button.tsx";
import type { Colleague } from "./colleagues.ts";

const copy = {
  colleague: "Which colleague sees to it",
  nobody: "Nobody",
  give: "Give it to them",
  note: "Note",
  noteHint: "For colleagues. The sender does not see it.",
  save: "Save the note",
} as const;

type OfMessage = { api: string; to: `/${string}` };
type ColleagueFormProps = OfMessage & {
  colleagues: readonly Colleague[];
  assigned: number | null;
  /** Of one who may no longer read forms, and stands in the list all the same until somebody else is chosen. */
  assignedName: string;
};

/** Who of the office sees to a message. */
export function ColleagueForm({ api, to, colleagues, assigned, assignedName }: ColleagueFormProps) {
  const id = useId();
  const [chosen, setChosen] = useState(assigned);
  const isListed = assigned === null || colleagues.some((each) => each.id === assigned);
  const all = isListed ? colleagues : [...colleagues, { id: assigned, name: assignedName }];
  return (
    <div className="message__form office__fields">
      <label htmlFor={id}>{copy.colleague}</label>
      <select
        id={id}
        value={chosen ?? ""}
        onChange={({ target }) => setChosen(target.value ? Number(target.value) : null)}
      >
        <option value="">{copy.nobody}</option>
        {all.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      <ActButton api={api} to={to} body={{ assignedTo: chosen }} label={copy.give} />
    </div>
  );
}

/** What was done about a message, in words of staff. */
export function NoteForm({ api, to, note }: OfMessage & { note: string }) {
  const id = useId();
  const [typed, setTyped] = useState(note);
  return (
    <div className="message__form office__fields">
      <label htmlFor={id}>{copy.note}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={5_000}
        aria-describedby={`${id}-hint`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <small id={`${id}-hint`}>{copy.noteHint}</small>
      <ActButton api={api} to={to} body={{ note: typed, before: note }} label={copy.save} />
    </div>
  );
}
