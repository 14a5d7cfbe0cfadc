/** How long `expect.poll` waits in every project: Vitest would give up after a second, which a busy machine takes at times. */
export const patientPolls = { poll: { timeout: 20_000 } };
