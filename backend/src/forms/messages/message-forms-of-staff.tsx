"use client";

import { plainLines } from "@pcf/contract/plain-text";
import { useId, useState } from "react";
import { ActButton } from "../../office/act-button.tsx";
import type { Colleague } from "./colleagues.ts";
import { type MessageState, stateButtons } from "./message-forms.ts";
import { noteInBox } from "./note-in-box.ts";

const copy = {
  colleague: "Which colleague sees to it",
  nobody: "Nobody",
  give: "Give it to them",
  note: "Note",
  noteHint: "For colleagues. The sender does not see it.",
  save: "Save the note",
} as const;

type OfMessage = { api: string; to: `/${string}` };
type MessageFormsProps = ColleagueFormProps & {
  /** What it can become. */
  states: readonly MessageState[];
  /** As it is stored. */
  note: string;
};

/** What staff do about a message. A note that they typed goes along with the press of *Done* and *Spam*. */
export function MessageForms({ api, to, states, note, ...colleague }: MessageFormsProps) {
  const [typed, setTyped] = useState(note);
  const [before, setBefore] = useState(note);
  if (before !== note) {
    setTyped(noteInBox({ typed, before, now: note }));
    setBefore(note);
  }
  const withNote = plainLines(typed) === plainLines(note) ? {} : { note: typed, before: note };
  return (
    <>
      <p className="message__buttons">
        {states.map((state) => (
          <ActButton
            key={state}
            api={api}
            to={to}
            body={{ state, ...withNote }}
            label={stateButtons[state]}
          />
        ))}
      </p>
      <ColleagueForm api={api} to={to} {...colleague} />
      <NoteForm api={api} to={to} note={note} typed={typed} onType={setTyped} />
    </>
  );
}

type ColleagueFormProps = OfMessage & {
  colleagues: readonly Colleague[];
  assigned: number | null;
  /** Of one who may no longer read forms, and stands in the list all the same until somebody else is chosen. */
  assignedName: string;
};

/** Who of the office sees to a message. */
function ColleagueForm({ api, to, colleagues, assigned, assignedName }: ColleagueFormProps) {
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

type NoteFormProps = OfMessage & { note: string; typed: string; onType: (typed: string) => void };

/** What was done about a message, in words of staff. */
function NoteForm({ api, to, note, typed, onType }: NoteFormProps) {
  const id = useId();
  return (
    <div className="message__form office__fields">
      <label htmlFor={id}>{copy.note}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={5_000}
        aria-describedby={`${id}-hint`}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <small id={`${id}-hint`}>{copy.noteHint}</small>
      <ActButton api={api} to={to} body={{ note: typed, before: note }} label={copy.save} />
    </div>
  );
}
