"use client";

import { useDocumentInfo, useDocumentTitle } from "@payloadcms/ui";
import { useOwnTitle } from "../platform/admin/use-own-title.ts";

/** Puts words where the library would head a document without a title by its number, or by "[Untitled]". */
export function UntitledHeading({ fresh, untitled }: { fresh: string; untitled: string }) {
  const { id } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const isOfLibrary = title === "[Untitled]" || title === String(id);
  useOwnTitle(isOfLibrary ? (id === undefined ? fresh : untitled) : undefined);
  return null;
}
