/**
 * `npm run staff -- --new-administrator MAIL`, on the server, when nobody can sign in any more: makes an administrator, or
 * gives an account the role back, and prints its one-time password once. The system may be running meanwhile.
 */
import { parseArgs } from "node:util";
import { getPayload, type Payload } from "payload";

const usage = "Usage: npm run staff -- --new-administrator MAIL";

/** Does something with the database of this installation, and says what came of it. */
async function withPayload(work: (payload: Payload) => Promise<string[]>): Promise<void> {
  const { default: config } = await import("../payload.config.ts");
  const payload = await getPayload({ config });
  for (const line of await work(payload)) console.log(line);
  await payload.destroy();
}

async function newAdministrator(payload: Payload, mail: string): Promise<string[]> {
  const { recoverAdministrator } = await import("./recover-administrator.ts");
  const { email, password, was } = await recoverAdministrator(payload, mail);
  return [
    was === "made" ? "An administrator was made:" : "The account is an administrator's again:",
    `  e-mail: ${email}`,
    `  one-time password: ${password} (shown this once; you choose your own at the next sign-in)`,
  ];
}

try {
  const { values } = parseArgs({ options: { "new-administrator": { type: "string" } } });
  const mail = values["new-administrator"];
  if (!mail) throw new Error(usage);
  await withPayload((payload) => newAdministrator(payload, mail));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
