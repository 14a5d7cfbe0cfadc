import path from "node:path";
import { z } from "zod";
import { readOrCreateSecrets } from "./secrets.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** `next build` reads the configuration without a data folder; nothing it reads ends up in the build. */
const building = process.env.NEXT_PHASE === "phase-production-build";

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  DATA_DIR: z.string().min(1).default(path.join(root, "data")),
  SEED_DIR: z.string().min(1).default(path.join(root, "seed")),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:)/, "must start with file: or postgres:")
    .optional(),
  PAYLOAD_SECRET: z.string().min(16, "must be at least 16 characters").optional(),
  HOOK_SECRET: z.string().min(16, "must be at least 16 characters").optional(),
  BACKEND_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  BACKEND_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
  SITE_INTERNAL_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADMIN_EMAIL: z.email().default("administrator@foundation.example"),
});

/**
 * Settings of the backend. Secrets that are not set are made once and kept in DATA_DIR.
 *
 * @throws Error naming the first variable that does not fit.
 */
export function readEnv(source: Record<string, string | undefined>) {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const given = parsed.data;
  const dataDir = path.resolve(root, given.DATA_DIR);
  const secrets =
    given.PAYLOAD_SECRET && given.HOOK_SECRET
      ? { PAYLOAD_SECRET: given.PAYLOAD_SECRET, HOOK_SECRET: given.HOOK_SECRET }
      : building
        ? { PAYLOAD_SECRET: "only while building", HOOK_SECRET: "only while building" }
        : readOrCreateSecrets(dataDir);
  return {
    ...given,
    PAYLOAD_SECRET: given.PAYLOAD_SECRET ?? secrets.PAYLOAD_SECRET,
    HOOK_SECRET: given.HOOK_SECRET ?? secrets.HOOK_SECRET,
    DATA_DIR: dataDir,
    SEED_DIR: path.resolve(root, given.SEED_DIR),
    DATABASE_URL: given.DATABASE_URL ?? `file:${path.join(dataDir, "foundation.db")}`,
    BACKEND_URL: given.BACKEND_URL ?? `http://localhost:${given.BACKEND_PORT}`,
    SITE_INTERNAL_URL: given.SITE_INTERNAL_URL ?? given.SITE_URL,
  };
}

function readEnvOrExit() {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

export const env = readEnvOrExit();
