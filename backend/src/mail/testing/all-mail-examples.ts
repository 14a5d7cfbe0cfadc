import { readdirSync } from "node:fs";
import path from "node:path";
import type { Payload } from "payload";
import type { RenderedMail } from "../render-mail.ts";

/** A mail with what a reader would find in it: what it is, how it is written, and words that it has in HTML and in plain text. */
export type MailExample = [name: string, write: (payload: Payload) => Promise<RenderedMail>, words: string[]];

type Write = (typed: string, payload: Payload) => RenderedMail | Promise<RenderedMail>;

/**
 * What of a stranger's stands in a mail, and the mail with it, by the function that writes the mail. What cannot hold their words
 * says why: a reader of the list sees what has to be looked at.
 */
export type StrangersWords = Record<string, { of: string; write: Write } | { none: string }>;

const source = path.resolve(import.meta.dirname, "../..");

type OfFeature = { examples: MailExample[]; strangersWords: StrangersWords };

/** What every feature has in its `testing/mail-examples.ts`. */
export async function allMailExamples(): Promise<OfFeature> {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const modules: OfFeature[] = await Promise.all(
    files.filter((file) => file.endsWith("/mail-examples.ts")).map((file) => import(path.join(source, file))),
  );
  return {
    examples: modules.flatMap(({ examples }) => examples),
    strangersWords: Object.assign({}, ...modules.map(({ strangersWords }) => strangersWords)),
  };
}
