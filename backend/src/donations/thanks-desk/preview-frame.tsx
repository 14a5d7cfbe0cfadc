"use client";

import { useState } from "react";
import type { PreviewOf } from "./use-preview.ts";

const copy = {
  title: "As the donor gets it",
  hint: "Made by what sends it, with a donor and a gift that nobody made.",
  subject: "Subject:",
  frame: "The mail as it arrives",
  plain: "Show it as plain text",
  wait: "The mail is being drawn…",
} as const;

/** The mail beside its text. The last one that could be drawn stays while the text has a slip. */
export function PreviewFrame({ preview }: { preview: PreviewOf }) {
  const [last, setLast] = useState<PreviewOf>(preview);
  if (preview.kind === "mail" && preview !== last) setLast(preview);
  const shown = preview.kind === "mail" ? preview : last;
  return (
    <section className="thank-you__preview" aria-labelledby="preview">
      <h2 id="preview">{copy.title}</h2>
      <p>{copy.hint}</p>
      <p role="status" className="thank-you__problem">
        {preview.kind === "refused" && preview.words}
      </p>
      {shown.kind === "mail" ? (
        <>
          <p>
            {copy.subject} <strong>{shown.subject}</strong>
          </p>
          <iframe title={copy.frame} srcDoc={shown.html} sandbox="" />
          <details>
            <summary>{copy.plain}</summary>
            <pre>{shown.text}</pre>
          </details>
        </>
      ) : (
        <p>{copy.wait}</p>
      )}
    </section>
  );
}
