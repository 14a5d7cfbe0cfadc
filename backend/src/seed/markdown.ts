import { convertMarkdownToLexical, editorConfigFactory } from "@payloadcms/richtext-lexical";
import type { SanitizedConfig } from "payload";
import { joinWrappedLines } from "./join-wrapped-lines.ts";

export type ToLexical = (markdown: string) => ReturnType<typeof convertMarkdownToLexical>;

/** Markdown as the editor of this configuration stores it. */
export async function markdownConverter(config: SanitizedConfig): Promise<ToLexical> {
  const editorConfig = await editorConfigFactory.default({ config });
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown: joinWrappedLines(markdown) });
}
