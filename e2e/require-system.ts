/** Stops a run that has no system to test. */
export default function requireSystem() {
  if (!process.env.E2E_SITE_URL) {
    throw new Error("Run the browser tests with `npm test e2e`: it starts the system they need.");
  }
}
