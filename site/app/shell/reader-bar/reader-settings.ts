/** Key of the reader's choices in local storage. */
export const readerSettingsKey = "pcfReader";

export const textSizes = ["1", "2", "3"] as const;
export type TextSize = (typeof textSizes)[number];
export type ReaderSettings = { text: TextSize; contrast: "normal" | "more" };

/** Reads what was stored; anything unexpected counts as nothing chosen. */
export function parseReaderSettings(stored: string | null): ReaderSettings {
  const [text, contrast] = (stored ?? "").split(" ");
  return {
    text: textSizes.find((size) => size === text) ?? "1",
    contrast: contrast === "more" ? "more" : "normal",
  };
}

export function storedForm({ text, contrast }: ReaderSettings): string {
  return `${text} ${contrast}`;
}
