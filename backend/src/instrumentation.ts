/** Connects, migrates and starts the jobs when the server starts, not at the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { getPayload } = await import("payload");
  const { default: config } = await import("@payload-config");
  const { mendFilesOfTrash } = await import("./content/trash/files-of-trash.ts");
  const { cleanStoredFiles } = await import("./content/media/clean-stored-files.ts");
  const { errorFacts } = await import("./platform/log/error-facts.ts");
  const { env } = await import("./env.ts");
  const { endWithOtherSecrets } = await import("./platform/same-secrets.ts");
  const { closeHalfSent } = await import("./platform/http/close-half-sent.ts");
  const { drainBeforeStop } = await import("./platform/jobs/drain-before-stop.ts");
  const { redirectUnreadable } = await import("./platform/http/redirect-unreadable.ts");
  const { routePatterns, watchRequests } = await import("./platform/metrics/watch-requests.ts");
  const { serveMetrics } = await import("./platform/metrics/serve-metrics.ts");
  const { measuredState } = await import("./health/measured-state.ts");
  const { settleInterruptedFiles } = await import("./content/media/keeps-files-until-saved.ts");
  const { queueSchedulesOnce } = await import("./platform/jobs/queue-schedules-once.ts");
  const { awaitFirstEnds } = await import("./platform/jobs/jobs-in-arrears.ts");
  const { takeUpAbandonedJobsRegularly } = await import("./platform/jobs/take-up-abandoned-jobs.ts");
  const { releaseInterruptedJobs } = await import("./platform/jobs/take-up-abandoned-jobs.ts");
  const { createFirstAdministrator } = await import("./staff/first-administrator.ts");
  const { endWithoutCertificate } = await import("./donations/receipts/pdf/signing-certificate.ts");
  const { sayWhatIsNotFit } = await import("./health/health.ts");
  const { sweepAtStart } = await import("./donations/follow-up/tasks.ts");

  redirectUnreadable();
  closeHalfSent();
  await endWithoutCertificate();
  const payload = await getPayload({ config });
  await endWithOtherSecrets(payload);
  queueSchedulesOnce(payload);
  watchRequests(payload.logger, routePatterns(payload.config), env.SLOW_REQUEST_MS);
  drainBeforeStop(payload, env.DRAIN_SECONDS);
  await releaseInterruptedJobs(payload);
  await getPayload({ config, cron: true });
  takeUpAbandonedJobsRegularly(payload);
  await awaitFirstEnds(payload, new Date()).catch((error: unknown) =>
    payload.logger.error({ msg: "Scheduled jobs cannot be waited for", error: errorFacts(error) }),
  );
  await settleInterruptedFiles(payload);
  await mendFilesOfTrash(payload).catch((error: unknown) =>
    payload.logger.error({ msg: "Files of the trash are not where they belong", error: errorFacts(error) }),
  );
  await cleanStoredFiles(payload).catch((error: unknown) =>
    payload.logger.error({ msg: "Stored files were not looked through", error: errorFacts(error) }),
  );
  const login = await createFirstAdministrator(payload, env.ADMIN_EMAIL);
  // Shown once, to whoever starts the first time; it opens nothing but the change of password.
  if (login) console.log(`staff login: ${login.email}, one-time password: ${login.password}`);
  await sayWhatIsNotFit(payload);
  if (env.BACKEND_METRICS_PORT)
    await serveMetrics({ host: env.METRICS_HOST, port: env.BACKEND_METRICS_PORT }, measuredState(payload));
  sweepAtStart(payload).catch((error: unknown) =>
    payload.logger.error({ msg: "The first look at unfinished donations failed", error: errorFacts(error) }),
  );
}
