import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const root = path.resolve(import.meta.dirname, "../..");

const flag = z
  .enum(["0", "1"])
  .optional()
  .transform((value) => value === "1");
const url = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((text) => text.replace(/\/+$/, ""));

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  HOST: z.string().min(1).optional(),
  PORT: z.coerce.number("must be a port number").int().min(0).max(65_535).default(3000),
  SITE_URL: url.optional(),
  /** With commas between, the one first that is to be asked. */
  BACKEND_URL: z
    .string()
    .default("http://127.0.0.1:3001")
    .transform((text) => text.split(",").map((address) => address.trim()))
    .pipe(z.array(url)),
  /** Where editors open the staff admin; it may show previews in a frame. */
  BACKEND_ADMIN_ORIGIN: url.optional(),
  DATA_DIR: z.string().min(1).default(path.join(root, "data")),
  HOOK_SECRET: z.string().min(16, "must be at least 16 characters").optional(),
  TRUST_PROXY: flag,
  /** The backend itself answers a donor within eight seconds (`donorAnsweredWithinMs`). */
  PROXY_TIMEOUT_SECONDS: z.coerce.number("must be a number").min(1).max(600).default(9.5),
  PAGE_CACHE_MB: z.coerce.number("must be a number").min(0.1).max(4096).default(64),
  /** For so long after a stop was asked for `/readyz` says 503 while all is still answered. */
  DRAIN_SECONDS: z.coerce.number("must be a number").min(0).max(300).default(0),
  /** `/metrics` is answered there, and nowhere when it is not set. */
  METRICS_PORT: z.coerce.number("must be a port number").int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** A request that takes longer is logged; 0: none. */
  SLOW_REQUEST_MS: z.coerce.number("must be a number").int().min(0).default(2_000),
  /** Files lie on S3, so none of this machine's disk is served. */
  S3_BUCKET: z.string().optional(),
  MEDIA_CACHE_MB: z.coerce.number("must be a number").min(0).max(1_000_000).default(1024),
  /** Address of a CDN in front of /media/, from which pages take their pictures. */
  MEDIA_URL: url.optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  MONERIS_STORE_ID: z.string().optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  GOOGLE_MAPS_KEY: z.string().optional(),
  GOOGLE_MAPS_MAP_ID: z.string().min(1).default("DEMO_MAP_ID"),
  /** Another host for a stand-in. */
  GOOGLE_MAPS_URL: url.default("https://maps.googleapis.com/maps/api/js"),
  CALENDAR_WIDGET_SRC: url.optional(),
  /** The gateway's hosted card fields, as the backend reads them: pages may show their frame. */
  MONERIS_HPT_PROFILE: z.string().optional(),
  MONERIS_HPT_URL: url.default("https://www3.moneris.com/HPPtoken/index.php"),
});

export type SiteEnv = ReturnType<typeof readEnv>;

/** An empty variable counts as not given. */
const withoutEmpty = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));

/** Everything in these settings that does not fit, a line each, which begins with the name of the variable. */
export function settingsFaults(source: NodeJS.ProcessEnv): string[] {
  const { error } = schema.safeParse(withoutEmpty(source));
  return (error?.issues ?? []).map(({ path: [name], message }) => `${String(name)}: ${message}`);
}

/**
 * Settings of the site, read once.
 *
 * @throws Error naming the first variable that does not fit.
 */
export function readEnv(source: NodeJS.ProcessEnv) {
  const [fault] = settingsFaults(source);
  if (fault) throw new Error(fault);
  const env = schema.parse(withoutEmpty(source));
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  return {
    ...env,
    DATA_DIR: path.resolve(root, env.DATA_DIR),
    SITE_URL: siteUrl,
    https: siteUrl.startsWith("https:"),
    BACKEND_ADMIN_ORIGIN: new URL(env.BACKEND_ADMIN_ORIGIN ?? env.BACKEND_URL[0] ?? "").origin,
    /** Whether gifts go to the simulator of the card gateway, which charges no card. */
    demoGateway: !env.MONERIS_STORE_ID,
  };
}

const secrets = z.object({ HOOK_SECRET: z.string().min(16) });

/**
 * The secret shared with the backend: the variable, or the one the backend made in the data folder, which may appear
 * after the site has started.
 */
export function hookSecret(env: SiteEnv): string | undefined {
  if (env.HOOK_SECRET) return env.HOOK_SECRET;
  try {
    return secrets.parse(JSON.parse(readFileSync(path.join(env.DATA_DIR, "secrets.json"), "utf8")))
      .HOOK_SECRET;
  } catch {
    return undefined;
  }
}
