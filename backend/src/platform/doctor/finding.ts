/**
 * What was found, in words for whoever runs the system. `notice`: no fault, but something to know of, such as what is not
 * set up and what that means. `wrong`: it has to be mended, and `mend` says how, unless the words do.
 */
export type Finding = {
  about: string;
  state: "good" | "notice" | "wrong";
  words: string;
  mend?: string;
};

/** What a question has found, by the question's place among the others, in whichever order they are answered. */
export type Answered = { at: number; findings: Finding[] };

export const good = (about: string, words: string): Finding => ({ about, state: "good", words });
export const notice = (about: string, words: string): Finding => ({ about, state: "notice", words });
export const wrong = (about: string, words: string, mend?: string): Finding => ({
  about,
  state: "wrong",
  words,
  ...(mend && { mend }),
});

/** A service has so long to answer: longer than any of them takes on a bad day. All are asked side by side. */
const answerWithinMs = 12_000;

const firstLine = (error: unknown): string =>
  error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : String(error);

/** What is found by asking, which may fail or take long without holding up what else is asked. */
export async function findingsOf(
  about: string,
  ask: () => Promise<Finding[]>,
  limitMs = answerWithinMs,
): Promise<Finding[]> {
  const { promise, resolve } = Promise.withResolvers<Finding[]>();
  const silent = wrong(
    about,
    `gave no answer within ${Math.round(limitMs / 1_000)} s`,
    "Ask again. If it stays so, see whether this machine reaches it at all: a firewall may be in between.",
  );
  const timer = setTimeout(() => resolve([silent]), limitMs);
  const answered = ask().catch((error: unknown) => [
    wrong(
      about,
      `could not be asked (${firstLine(error)})`,
      "Ask again. If it stays so, the programme has a fault.",
    ),
  ]);
  return Promise.race([answered, promise]).finally(() => clearTimeout(timer));
}
