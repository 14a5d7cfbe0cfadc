/** What is searched for of a longer text: its beginning. */
export const longestTerm = 100;
