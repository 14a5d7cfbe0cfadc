/** Connects, migrates and starts the jobs when the server starts, not at the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { getPayload } = await import("payload");
  const { default: config } = await import("@payload-config");
  await getPayload({ config, cron: true });
}
