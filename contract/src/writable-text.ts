/** A control, apart from the tab and the end of a line, or one of the numbers that Unicode keeps for no character. */
const writtenNowhere = /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/**
 * A text as every format can carry it. A control, such as the line break of a word processor (U+000B), becomes a blank: one
 * of them makes a whole XML or calendar file unreadable, and a database refuses another. Half of a pair of surrogates becomes
 * the sign for a letter that is lost, and lines end in one way. Whoever writes a format calls this first, and then escapes what the format asks for.
 */
export const writableText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(writtenNowhere, " ");

/** The same on one line, as headers and subjects have it. */
export const writableLine = (text: string): string => writableText(text).replace(/\s+/g, " ").trim();
