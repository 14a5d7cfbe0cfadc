import { shownMoment } from "../../platform/admin/shown-moment.ts";

/** Mail programs and browsers cut longer addresses, or open none at all. */
export const longestMailto = 1_900;

const copy = {
  subject: (title: string, reference: string) => `Re: ${title} (${reference})`,
  wrote: (person: string, at: string) => `On ${at}, ${person} wrote:`,
  more: "> […]",
} as const;

export type Answered = {
  email: string;
  person: string;
  title: string;
  reference: string;
  receivedAt: string;
  /** What they wrote, to be quoted. */
  text: string;
};

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The address that opens one's own mail program with an answer begun: to whom, the subject with the reference, and what they
 * wrote as a quotation below two empty lines. Of a long text the beginning is quoted, ended between two letters.
 */
export function answerMailto({ email, person, title, reference, receivedAt, text }: Answered): string {
  const intro = copy.wrote(person || email, shownMoment(receivedAt));
  const made = (quoted: string, isCut: boolean) => {
    const lines = quoted.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
    const body = ["", "", intro, ...lines, ...(isCut ? [copy.more] : [])].join("\r\n");
    const query = { subject: copy.subject(title, reference), body };
    const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${pairs.join("&")}`;
  };
  const whole = text.trim().toWellFormed();
  if (made(whole, false).length <= longestMailto) return made(whole, false);
  const parts = [...letters.segment(whole.slice(0, longestMailto))].map(({ segment }) => segment);
  let [fits, tooLong] = [0, parts.length + 1];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (made(parts.slice(0, middle).join(""), true).length <= longestMailto) fits = middle;
    else tooLong = middle;
  }
  return made(parts.slice(0, fits).join(""), true);
}
