import { createHmac } from "node:crypto";
import type { Payload } from "payload";
import { z } from "zod";
import { env } from "../env.ts";
import { isUniqueViolation } from "./database/unique-violation.ts";
import type { Secrets } from "./secrets.ts";

export const secretsKey = "secrets";

const names = ["PAYLOAD_SECRET", "HOOK_SECRET"] as const;
const kept = z.record(z.enum(names), z.string());

/** By it a secret is known again and not found out. */
const fingerprint = (secret: string) =>
  createHmac("sha256", secret).update("fingerprint").digest("base64url");

/**
 * Why this process must not work on the database, in one line: its secrets are other ones than those of the first that did. It
 * could read no second factor and no donor's link of the others, and would count the same card under another name. SQLite
 * lies beside its own secrets.
 */
export async function secretsFault(payload: Payload, secrets: Secrets): Promise<string | undefined> {
  if (payload.db.name !== "postgres") return undefined;
  const own = Object.fromEntries(names.map((name) => [name, fingerprint(secrets[name])]));
  const [collection, key] = ["payload-kv", secretsKey] as const;
  await payload.db
    .create({ collection, data: { key, data: own }, returning: false })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
  const first = kept.parse(await payload.kv.get(secretsKey));
  const other = names.filter((name) => first[name] !== own[name]);
  if (other.length === 0) return undefined;
  return `${other.join(" and ")}: not as the other backends of this database have it; set it as they do (docs/operations.md, "Several machines", has what to do when it is lost)`;
}

/** Ends a start with other secrets than the database's, with one line that names the settings. */
export async function endWithOtherSecrets(payload: Payload): Promise<void> {
  const fault = await secretsFault(payload, env);
  if (!fault) return;
  console.error(fault);
  process.exit(1);
}
