"use client";

import { Button, useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useLinkedFrom } from "./use-linked-from.ts";

const copy = {
  title: "What links here?",
  asking: "Looking…",
  none: "Nothing links here.",
  holding: "Shown by these, so it cannot be deleted:",
  linking: "These link here:",
  moved:
    "The address is being changed: the links in these would lead nowhere. Change them too, or make a redirect from the old address.",
  anyway: "Delete all the same",
  again: "Look again",
  failed: "That did not work. Try again.",
} as const;

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** Whether what is typed would move the document to another address. */
const useIsMoved = () =>
  useFormFields(([{ uri, slug }]) => {
    const address = uri ?? slug;
    return Boolean(address?.initialValue) && address?.value !== address?.initialValue;
  });

type NamesProps = { title: string; names: string[]; forms: Record<string, string> };

function Names({ title, names, forms }: NamesProps) {
  const { admin } = useConfig().config.routes;
  if (names.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{forms[name] ? <a href={admin + forms[name]}>{name}</a> : name}</li>
        ))}
      </ul>
    </>
  );
}

/** Names what links to the document as its form opens, warns before its address changes, and lets it go into the trash in spite of links. */
export function LinkedFrom() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { routes } = useConfig().config;
  const { uses, failed, ask } = useLinkedFrom({ atOnce: true });
  const isMoved = useIsMoved();
  const [problem, setProblem] = useState<string>();
  if (!id || isTrashed) return null;

  async function moveToTrash() {
    try {
      const answer = await fetch(`${routes.api}/${collectionSlug}/${id}?links=accepted`, {
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

  const isLinked = Boolean(uses && uses.linking.length > 0);
  return (
    <section className="field-type ui" style={{ marginTop: "var(--base)" }} aria-label={copy.title}>
      <p>
        <strong>{copy.title}</strong>
      </p>
      <div aria-live="polite">
        {!uses && !failed && <p>{copy.asking}</p>}
        {uses && uses.holding.length + uses.linking.length === 0 && <p>{copy.none}</p>}
        {isMoved && isLinked && (
          <p role="alert" className="banner banner--type-error">
            {copy.moved}
          </p>
        )}
        {uses && <Names title={copy.holding} names={uses.holding} forms={uses.forms} />}
        {uses && <Names title={copy.linking} names={uses.linking} forms={uses.forms} />}
        {(problem || failed) && <p role="alert">{problem ?? copy.failed}</p>}
      </div>
      {failed && (
        <Button buttonStyle="secondary" size="small" onClick={() => void ask()}>
          {copy.again}
        </Button>
      )}
      {isLinked && uses?.holding.length === 0 && (
        <Button buttonStyle="secondary" size="small" onClick={() => void moveToTrash()}>
          {copy.anyway}
        </Button>
      )}
    </section>
  );
}
