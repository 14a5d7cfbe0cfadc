import path from "node:path";
import { z } from "zod";

const root = path.resolve(import.meta.dirname, "../..");

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  DATA_DIR: z.string().min(1).default(path.join(root, "data")),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:)/, "must start with file: or postgres:")
    .optional(),
  PAYLOAD_SECRET: z.string().min(16, "must be at least 16 characters").optional(),
  BACKEND_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  SITE_URL: z.url().default("http://localhost:3000"),
});

/**
 * Settings of the backend, read once.
 *
 * @throws Error naming the first variable that does not fit.
 */
export function readEnv(source: NodeJS.ProcessEnv) {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const dataDir = path.resolve(root, parsed.data.DATA_DIR);
  return {
    ...parsed.data,
    DATA_DIR: dataDir,
    DATABASE_URL: parsed.data.DATABASE_URL ?? `file:${path.join(dataDir, "foundation.db")}`,
  };
}

export const env = readEnv(process.env);
