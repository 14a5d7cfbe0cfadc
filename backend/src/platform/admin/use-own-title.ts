import { useDocumentTitle } from "@payloadcms/ui";
import { useEffect } from "react";

/**
 * Heads a document with these words in place of the library's; without any, the library's stay. It puts its own there again
 * with each effect of its own, so ours comes after them (Payload 3.90).
 */
export function useOwnTitle(words: string | undefined): void {
  const { title, setDocumentTitle } = useDocumentTitle();
  useEffect(() => {
    if (words === undefined || title === words) return;
    const after = setTimeout(() => setDocumentTitle(words));
    return () => clearTimeout(after);
  }, [title, words, setDocumentTitle]);
}
