/**
 * `npm run staff`, on the server; the system may be running meanwhile. `--new-administrator MAIL`, when nobody can sign in
 * any more: makes an administrator, or gives an account the role back, and prints its one-time password once.
 * `--reset-two-factor MAIL`, for an account whose owner has lost telephone and recovery codes.
 */
import { parseArgs } from "node:util";
import { getPayload, type Payload } from "payload";

const usage = "Usage: npm run staff -- --new-administrator MAIL, or --reset-two-factor MAIL";

/** Does something with the database of this installation, and says what came of it. */
async function withPayload(work: (payload: Payload) => Promise<string[]>): Promise<void> {
  const { default: config } = await import("../payload.config.ts");
  const payload = await getPayload({ config });
  for (const line of await work(payload)) console.log(line);
  await payload.destroy();
}

async function newAdministrator(payload: Payload, mail: string): Promise<string[]> {
  const { recoverAdministrator } = await import("../staff/recover-administrator.ts");
  const { email, password, was } = await recoverAdministrator(payload, mail);
  return [
    was === "made" ? "An administrator was made:" : "The account is an administrator's again:",
    `  email: ${email}`,
    `  one-time password: ${password} (shown this once; you choose your own at the next sign-in)`,
  ];
}

async function withoutSecondFactor(payload: Payload, mail: string): Promise<string[]> {
  const { resetTwoFactor } = await import("../staff/reset-two-factor.ts");
  const { email } = await resetTwoFactor(payload, { by: { kind: "system" }, account: { email: mail } });
  return [
    `${email} signs in with the password alone now, or sets up a new second factor where one is required.`,
  ];
}

try {
  const { values } = parseArgs({
    options: { "new-administrator": { type: "string" }, "reset-two-factor": { type: "string" } },
  });
  const { "new-administrator": mail, "reset-two-factor": owner } = values;
  if (Boolean(mail) === Boolean(owner)) throw new Error(usage);
  await withPayload((payload) =>
    mail ? newAdministrator(payload, mail) : withoutSecondFactor(payload, owner ?? ""),
  );
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
