"use client";

import { Button, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { linkedFromCopy as copy } from "./linked-from-copy.ts";

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
      setProblem(copy.failed);
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
      setProblem(refusal.data?.errors[0]?.message ?? copy.failed);
    } catch {
      setProblem(copy.failed);
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
        {uses === "asking" ? copy.asking : copy.ask}
      </Button>
      <div aria-live="polite">
        {none && <p>{copy.none}</p>}
        {found && names(copy.holding, found.holding)}
        {found && names(copy.linking, found.linking)}
        {problem && <p role="alert">{problem}</p>}
      </div>
      {found && found.linking.length > 0 && found.holding.length === 0 && (
        <Button buttonStyle="secondary" size="small" onClick={() => void moveToTrash()}>
          {copy.anyway}
        </Button>
      )}
    </div>
  );
}
