/** In HTML, a link to one of the page's sources: the number behind a sentence. */
export const sourceMark = /<a\b[^>]*\shref="#source-(\d+)"[^>]*>[\s\S]*?<\/a>/g;

/** HTML without the numbers of its sources, for places that list or search its words. */
export function withoutSourceMarks(html: string): string {
  return html.replace(sourceMark, "");
}
