import type { SQL } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import { hasWords, searchedWords } from "../../platform/database/typed-words.ts";

/** What staff may type to find a donor: the words of all names and addresses. */
export const donorWords = searchedWords;

/** The donors of whom every word that was typed begins a word of theirs. */
export const hasDonorWords = (payload: Payload, typed: string): SQL[] =>
  hasWords(tableOf(payload, "donors").words, typed);
