/**
 * HTML of a text that was typed into a field of lines: an empty line begins a paragraph, as WordPress shows it. What is HTML in it
 * stays so.
 */
export function typedParagraphs(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) =>
      /^<(p|div|h\d|ul|ol|table|blockquote|figure)\b/i.test(paragraph)
        ? paragraph
        : `<p>${paragraph.replaceAll("\n", "<br>")}</p>`,
    )
    .join("\n");
}
