"use client";

import { toast } from "@payloadcms/ui";
import { numberFormat } from "@pcf/contract/formats";
import { useRouter } from "next/navigation.js";
import { type RefObject, useId, useRef, useState } from "react";
import { z } from "zod/mini";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { sendAction } from "../../platform/admin/send-action.ts";
import { partWords, type TextPart, type ThankYouText, textParts } from "../thanks/thank-you-mails.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { type PreviewOf, usePreview } from "./use-preview.ts";

const number = numberFormat({});

const copy = {
  insert: "Put in",
  insertHint:
    "A name in braces stands for what differs from mail to mail. Press one to put it where you write.",
  paragraphs: "An empty line begins a new paragraph.",
  left: (count: number) => `${number.format(count)} letters left`,
  over: (count: number) => `${number.format(count)} letters too many`,
  save: "Save",
  saveAsk: "Use this text from now on?",
  saveAbout: [
    "Every mail of this kind has it as soon as it is saved.",
    "You can go back to an earlier text below.",
  ],
  saveYes: "Yes, save it",
  sample: "Send me a sample",
  shipped: "Fill in the text it came with",
  sending: "One moment…",
  stays: "These lines stay as they are:",
} as const;

const said = z.object({ message: z.string() });

type TextEditorProps = {
  /** Of the endpoints of this mail. */
  url: string;
  text: ThankYouText;
  shipped: ThankYouText;
  placeholders: { name: string; words: string }[];
  stays: readonly string[];
};

type Box = HTMLInputElement | HTMLTextAreaElement;

/** What staff write, beside the mail that comes of it. */
export function TextEditor({ url, text: first, shipped, placeholders, stays }: TextEditorProps) {
  const router = useRouter();
  const [text, setText] = useState(first);
  const [status, setStatus] = useState("");
  const preview = usePreview(url, text);
  const focused = useRef<{ part: TextPart; box: Box }>(null);
  const set = (part: TextPart, value: string) => setText((before) => ({ ...before, [part]: value }));

  const send = async (name: "save" | "sample") => {
    setStatus(copy.sending);
    const { refused, answer } = await sendAction(`${url}/${name}`, text);
    if (refused !== undefined) return setStatus(refused);
    const words = said.safeParse(answer).data?.message ?? "";
    if (name === "sample") return setStatus(words);
    setStatus("");
    // The boxes begin anew with the text that is in force now, and the words stay.
    toast.success(words);
    router.refresh();
  };
  const insert = (name: string) => {
    const { part, box } = focused.current ?? { part: "opening" as const, box: undefined };
    const at = box?.selectionStart ?? text[part].length;
    set(part, `${text[part].slice(0, at)}{${name}}${text[part].slice(box?.selectionEnd ?? at)}`);
    box?.focus();
  };
  const fields = { text, set, focused };
  return (
    <div className="thank-you">
      <div className="thank-you__form">
        <TextBox part="subject" {...fields} />
        <TextBox part="opening" rows={9} {...fields} />
        <TextBox part="closing" rows={5} {...fields} />
        <fieldset>
          <legend>{copy.insert}</legend>
          <p>{copy.insertHint}</p>
          <ul>
            {placeholders.map(({ name, words }) => (
              <li key={name}>
                <button type="button" className="office__button" onClick={() => insert(name)}>
                  {`{${name}}`}
                </button>{" "}
                {words}
              </li>
            ))}
          </ul>
        </fieldset>
        <div className="thank-you__acts">
          <AskFirst
            label={copy.save}
            primary
            question={copy.saveAsk}
            about={copy.saveAbout}
            yes={copy.saveYes}
            problem={problemIn(preview)}
            say={setStatus}
            onYes={() => send("save")}
          />
          <button type="button" className="office__button" onClick={() => send("sample")}>
            {copy.sample}
          </button>
          <button type="button" className="office__button" onClick={() => setText(shipped)}>
            {copy.shipped}
          </button>
        </div>
        <p role="status">{status}</p>
        <p>{copy.stays}</p>
        <ul>
          {stays.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <PreviewFrame preview={preview} />
    </div>
  );
}

const problemIn = (preview: PreviewOf): string | undefined =>
  preview.kind === "refused" ? preview.words : undefined;

type TextBoxProps = {
  part: TextPart;
  rows?: number;
  text: ThankYouText;
  set: (part: TextPart, value: string) => void;
  focused: RefObject<{ part: TextPart; box: Box } | null>;
};

function TextBox({ part, rows, text, set, focused }: TextBoxProps) {
  const id = useId();
  const value = text[part];
  const left = textParts[part] - value.length;
  const shared = {
    id,
    value,
    "aria-describedby": `${id}-left`,
    onChange: (event: { target: Box }) => set(part, event.target.value),
    onFocus: (event: { target: Box }) => {
      focused.current = { part, box: event.target };
    },
  };
  return (
    <div className="thank-you__part office__fields">
      <label htmlFor={id}>{partWords[part]}</label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type="text" {...shared} />}
      <small id={`${id}-left`}>
        {rows ? `${copy.paragraphs} ` : ""}
        {left >= 0 ? copy.left(left) : copy.over(-left)}
      </small>
    </div>
  );
}
