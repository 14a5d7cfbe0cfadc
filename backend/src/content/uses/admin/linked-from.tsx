"use client";

import { Button, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useState } from "react";
import * as z from "zod/mini";

const linkedFromCopy = {
  ask: "What links here?",
  asking: "Looking…",
  none: "Nothing links here.",
  holding: "Shown by these, so it cannot be deleted:",
  linking: "These link here:",
  anyway: "Delete all the same",
  failed: "That did not work. Try again.",
} as const;

const usesSchema = z.object({ holding: z.array(z.string()), linking: z.array(z.string()) });
const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });
type Uses = z.output<typeof usesSchema>;

/** Names what links to the document, and then lets it go into the trash in spite of links. */
export function LinkedFrom() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { routes } = useConfig().config;
  const [uses, setUses] = useState<Uses | "asking">();
  const [problem, setProblem] = useState<string>();
  if (!id || isTrashed) return null;
  const address = `${routes.api}/${collectionSlug}/${id}`;

  async function ask() {
    setUses("asking");
    setProblem(undefined);
    try {
      const answer = await fetch(`${address}/linked-from`);
      setUses(usesSchema.parse(await answer.json()));
    } catch {
      setUses(undefined);
      setProblem(linkedFromCopy.failed);
    }
  }

  async function moveToTrash() {
    try {
      const answer = await fetch(`${address}?links=accepted`, {
        method: "PATCH",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ deletedAt: new Date().toISOString() }),
      });
      if (answer.ok) return window.location.assign(`${routes.admin}/collections/${collectionSlug}`);
      const refusal = refusalSchema.safeParse(await answer.json());
      setProblem(refusal.data?.errors[0]?.message ?? linkedFromCopy.failed);
    } catch {
      setProblem(linkedFromCopy.failed);
    }
  }

  const names = (title: string, list: string[]) =>
    list.length > 0 && (
      <>
        <p>{title}</p>
        <ul>
          {list.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </>
    );
  const found = typeof uses === "object" ? uses : undefined;
  const none = found && found.holding.length + found.linking.length === 0;
  return (
    <div className="field-type ui">
      <Button buttonStyle="secondary" size="small" disabled={uses === "asking"} onClick={() => void ask()}>
        {uses === "asking" ? linkedFromCopy.asking : linkedFromCopy.ask}
      </Button>
      <div aria-live="polite">
        {none && <p>{linkedFromCopy.none}</p>}
        {found && names(linkedFromCopy.holding, found.holding)}
        {found && names(linkedFromCopy.linking, found.linking)}
        {problem && <p role="alert">{problem}</p>}
      </div>
      {found && found.linking.length > 0 && found.holding.length === 0 && (
        <Button buttonStyle="secondary" size="small" onClick={() => void moveToTrash()}>
          {linkedFromCopy.anyway}
        </Button>
      )}
    </div>
  );
}
