"use client";

import { Button, useFormFields } from "@payloadcms/ui";
import { factToken } from "@pcf/contract/content/fact-tokens";
import { useState } from "react";

const copy = {
  title: "How a text names it",
  copy: "Copy",
  copied: "Copied. Put it into the text where the number is to stand.",
  failed: "The browser did not let it be copied. Select it above instead.",
} as const;

/** What to write into a text for this fact, and a button that copies it. */
export function CopyToken() {
  const name = useFormFields(([fields]) => fields.name?.value);
  const [said, setSaid] = useState("");
  if (typeof name !== "string" || name === "") return null;
  const token = factToken(name);

  async function toClipboard() {
    const done = await navigator.clipboard.writeText(token).then(
      () => true,
      () => false,
    );
    setSaid(done ? copy.copied : copy.failed);
  }

  return (
    <section className="field-type ui" style={{ marginTop: "var(--base)" }} aria-label={copy.title}>
      <p>
        <strong>{copy.title}</strong>
      </p>
      <p>
        <code>{token}</code>
      </p>
      <Button buttonStyle="secondary" size="small" onClick={() => void toClipboard()}>
        {copy.copy}
      </Button>
      <p role="status">{said}</p>
    </section>
  );
}
