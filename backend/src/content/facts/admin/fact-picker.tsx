"use client";

import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from "@payloadcms/richtext-lexical/lexical";
import { useConfig } from "@payloadcms/ui";
import { factToken, factWords } from "@pcf/contract/content/fact-tokens";
import { useId, useState } from "react";
import * as z from "zod/mini";
import "./fact-picker.css";

const copy = {
  label: "Put in a dated fact: type what it is about, or its number",
  short: "Dated fact…",
} as const;

const answerSchema = z.object({
  docs: z.array(
    z.object({ name: z.string(), title: z.string(), value: z.string(), unit: z.nullish(z.string()) }),
  ),
});
type Choice = { name: string; words: string };

/** Those that visitors see: a text with any other is not published. */
async function readChoices(api: string): Promise<Choice[]> {
  const answer = await fetch(
    `${api}/facts?where[_status][equals]=published&depth=0&pagination=false&sort=title`,
  );
  const { docs } = answerSchema.parse(await answer.json());
  return docs.map((fact) => ({ name: fact.name, words: `${factWords(fact)}: ${fact.title}` }));
}

/** Where the writer stood last; at the end of a text that nobody has touched. */
function write(editor: LexicalEditor, name: string) {
  editor.update(() => {
    const selection = $getSelection() ?? $getRoot().selectEnd();
    if ($isRangeSelection(selection)) selection.insertText(factToken(name));
  });
  editor.focus();
}

function FactPicker({ editor }: { editor: LexicalEditor }) {
  const { api } = useConfig().config.routes;
  const [choices, setChoices] = useState<Choice[]>([]);
  const [typed, setTyped] = useState("");
  const list = useId();

  function type(value: string) {
    const isChosen = choices.some(({ name }) => name === value);
    setTyped(isChosen ? "" : value);
    if (isChosen) write(editor, value);
  }

  return (
    <>
      <input
        className="fact-picker"
        aria-label={copy.label}
        title={copy.label}
        placeholder={copy.short}
        list={list}
        value={typed}
        onFocus={() => void readChoices(api).then(setChoices, () => setChoices([]))}
        onChange={({ target }) => type(target.value)}
      />
      <datalist id={list}>
        {choices.map(({ name, words }) => (
          <option key={name} value={name} label={words} />
        ))}
      </datalist>
    </>
  );
}

export const FactFeatureClient = createClientFeature({
  toolbarFixed: {
    groups: [
      {
        key: "facts",
        type: "buttons",
        order: 90,
        items: [{ key: "fact", order: 1, Component: FactPicker }],
      },
    ],
  },
});
