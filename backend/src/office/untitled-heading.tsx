"use client";

import { useDocumentInfo, useDocumentTitle } from "@payloadcms/ui";
import { useEffect } from "react";

/** Puts words where the library would head a document without a title by its number, or by "[Untitled]" (Payload 3.90). */
export function UntitledHeading({ fresh, untitled }: { fresh: string; untitled: string }) {
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const words = id === undefined ? fresh : untitled;
  const isOfLibrary = title === "[Untitled]" || title === String(id);
  useEffect(() => {
    if (isOfLibrary) setDocumentTitle(words);
  }, [isOfLibrary, words, setDocumentTitle]);
  return null;
}
