import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** The library's highest mark: a guesser needs more than ten thousand million tries. */
const leastScore = 4;

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether the password is among the commonest (the library's list has 49,000), a variant of one, a row of keys, or
 * otherwise found quickly by those who guess passwords. `words` are what a guesser tries first of all.
 */
export const isCommonPassword = (password: string, words: string[]): boolean =>
  meter.check(password, words).score < leastScore;
