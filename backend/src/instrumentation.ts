/** Connects, migrates and starts the jobs when the server starts, not at the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { getPayload } = await import("payload");
  const { default: config } = await import("@payload-config");
  const payload = await getPayload({ config, cron: true });
  const { errorFacts } = await import("./donations/error-facts.ts");
  const { sweepAtStart } = await import("./donations/tasks.ts");
  sweepAtStart(payload).catch((error: unknown) =>
    payload.logger.error({ msg: "The first look at unfinished donations failed", error: errorFacts(error) }),
  );
}
