"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState } from "react";
import { sendAction } from "../../platform/admin/send-action.ts";

const copy = {
  hint: "For colleagues. The person may ask to read them, and has them when they ask for what we hold.",
  label: "Notes",
  save: "Save the notes",
  saved: "Saved.",
  unsaved: "Not saved yet.",
} as const;

type NotesFormProps = { url: string; notes: string; mayWrite: boolean };

/** What staff want to remember of a donor. `url` is that of the endpoint that keeps it. */
export function NotesForm({ url, notes, mayWrite }: NotesFormProps) {
  const id = useId();
  const router = useRouter();
  const [text, setText] = useState(notes);
  const [status, setStatus] = useState("");
  if (!mayWrite) return <p className="donor__notes">{notes}</p>;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { refused } = await sendAction(url, { notes: text });
    setStatus(refused ?? copy.saved);
    if (refused === undefined) router.refresh();
  };
  return (
    <form className="donor__field office__fields" onSubmit={save}>
      <label htmlFor={id} className="donor__unseen">
        {copy.label}
      </label>
      <textarea
        id={id}
        rows={6}
        maxLength={10_000}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setText(target.value);
          setStatus(copy.unsaved);
        }}
      />
      <small id={`${id}-hint`}>{copy.hint}</small>
      <div className="donor__act">
        <button type="submit" className="office__button">
          {copy.save}
        </button>
        <span role="status">{status}</span>
      </div>
    </form>
  );
}
