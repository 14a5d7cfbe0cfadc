type Step = { name: () => string };

/** After so long a step is named; as long as any takes, they are named again after so long (milliseconds). */
const usual = { firstMs: 5_000, everyMs: 10_000 };

/** Follows steps that may take long: says in one line, again and again, which of them are waited for. */
export function longSteps(say: (line: string) => void, { firstMs, everyMs } = usual) {
  const underWay = new Set<Step>();
  let timer: NodeJS.Timeout | undefined;

  function sayAndGoOn() {
    say(`Waiting for ${[...underWay].map(({ name }) => name()).join(", ")} …`);
    timer = setTimeout(sayAndGoOn, everyMs);
  }

  return {
    /** Does a step. Its name may be another one each time it is said. */
    async step<Answer>(name: string | (() => string), work: () => Promise<Answer>): Promise<Answer> {
      const step = { name: typeof name === "string" ? () => name : name };
      underWay.add(step);
      timer ??= setTimeout(sayAndGoOn, firstMs);
      try {
        return await work();
      } finally {
        underWay.delete(step);
        if (underWay.size === 0) {
          clearTimeout(timer);
          timer = undefined;
        }
      }
    },
  };
}
