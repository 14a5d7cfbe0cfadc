import path from "node:path";
import { isMainThread } from "node:worker_threads";
import { emailAddress } from "@pcf/contract/typed-email";
import { z } from "zod";
import { readOrCreateSecrets, readSecrets } from "./platform/secrets.ts";
import { keepPrivate } from "./platform/storage/private-folder.ts";
import type { S3Settings } from "./platform/storage/s3-faults.ts";
import { projectRoot } from "./project-root.ts";

/** `next build` reads the configuration without a data folder; nothing it reads ends up in the build. */
const building = process.env.NEXT_PHASE === "phase-production-build";
/**
 * `npm run doctor` looks at what is there: it mends no folder and makes no secrets, and asks of each setting also where some
 * contradict each other, which it has told of itself.
 */
const onlyLooking = process.env.ONLY_LOOKING === "1";

const flag = (usual: "0" | "1" = "0") =>
  z
    .enum(["0", "1"])
    .default(usual)
    .transform((text) => text === "1");

const isLocal = (url: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

function isDecodable(url: string): boolean {
  try {
    return Boolean(decodeURIComponent(url));
  } catch {
    return false;
  }
}

/** `imaps://user:password@host/FOLDER`. */
function mailboxUrlFault(url: string): string | undefined {
  const { protocol = "", hostname, username, password } = URL.canParse(url) ? new URL(url) : {};
  if (!/^imaps?:$/.test(protocol) || !hostname)
    return "must be an address such as imaps://user:password@host/INBOX";
  if (!username || !password) return "names no user and password";
  if (!isDecodable(url)) return "has a % that begins no code of two digits: write it as %25";
  // Whoever listens in would have the password.
  return protocol === "imap:" && !isLocal(url) ? "must begin with imaps:, except on this machine" : undefined;
}

const mailboxUrl = z.string().superRefine((url, context) => {
  const fault = mailboxUrlFault(url);
  if (fault) context.addIssue(fault);
});

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  DATA_DIR: z.string().min(1).default(path.join(projectRoot, "data")),
  SEED_DIR: z.string().min(1).default(path.join(projectRoot, "seed")),
  /** What an empty database is filled with: the sample content, or only the frame of a site that is still to be written. */
  SAMPLE_CONTENT: flag("1"),
  /** Whether sections are made into PDFs when their pages change. */
  BOOKLETS: flag("1"),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:)/, "must start with file: or postgres:")
    .optional(),
  /** With a bucket, files lie there in place of the data folder. */
  S3_BUCKET: z.string().min(3).optional(),
  /** Where another company than Amazon, or a machine of one's own, answers. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  PAYLOAD_SECRET: z.string().min(16, "must be at least 16 characters").optional(),
  HOOK_SECRET: z.string().min(16, "must be at least 16 characters").optional(),
  BACKEND_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  /** For so long after a stop was asked for `/readyz` says 503 while all is still answered. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** `/metrics` is answered there, and nowhere when it is not set. */
  BACKEND_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** A request that takes longer is logged; 0: none. */
  SLOW_REQUEST_MS: z.coerce.number().int().min(0).default(2_000),
  /** Of several backends, which the site knows, the first. */
  BACKEND_URL: z
    .string()
    .transform((text) => text.split(",")[0]?.trim())
    .pipe(z.url({ protocol: /^https?$/ }))
    .optional(),
  /** Where staff open the admin, when not by BACKEND_URL. */
  BACKEND_ADMIN_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
  /** Where the site is told of publications; of several sites all of them, with commas between. */
  SITE_INTERNAL_URL: z
    .string()
    .transform((text) => text.split(",").map((address) => address.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: "must be http or https addresses" })))
    .optional(),
  COMPANY_DATA_FILE: z.string().min(1).default(path.join(projectRoot, "site/public/static-data.json")),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  /** Where mail servers send their reports of mails that they could not deliver; without it to the address of MAIL_FROM. */
  MAIL_BOUNCES_TO: z.optional(emailAddress),
  /** The mailbox in which those reports arrive, and from which they are read. */
  BOUNCE_MAILBOX_URL: mailboxUrl.optional(),
  /** Ask the video sites for the stills of videos that are not ours. */
  OEMBED: flag(),
  MAILCHIMP_API_KEY: z.string().min(1).optional(),
  MAILCHIMP_LIST_ID: z.string().min(1).optional(),
  MAILCHIMP_URL: z.url().optional(),
  /** Stands in the address that the mailing service calls when somebody leaves the list. */
  MAILCHIMP_WEBHOOK_SECRET: z.string().min(20, "must be at least 20 characters").optional(),
  /** Both together switch on that videos and playlists come from the charity's channel. */
  YOUTUBE_API_KEY: z.string().min(1).optional(),
  YOUTUBE_CHANNEL_ID: z
    .string()
    .regex(/^UC[\w-]{22}$/, "is the channel's id: 24 characters that begin with UC")
    .optional(),
  YOUTUBE_URL: z.url({ protocol: /^https?$/ }).default("https://www.googleapis.com"),
  /** Switches on that posts come from the charity's account. It is refreshed here, and the newest one kept in the database. */
  INSTAGRAM_TOKEN: z.string().min(1).optional(),
  INSTAGRAM_URL: z.url({ protocol: /^https?$/ }).default("https://graph.instagram.com"),
  ADMIN_EMAIL: z._default(emailAddress, "administrator@foundation.example"),
  /** Administrators and finance set up a second factor before anything else opens. */
  REQUIRE_TWO_FACTOR: flag(),
  GATEWAY_SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  GATEWAY_SIMULATOR_LATENCY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  ALLOW_DEMO_GATEWAY: flag(),
  /** A public site without the gateway's hosted card fields: card numbers pass through this server. */
  ALLOW_CARD_NUMBERS: flag(),
  MONERIS_STORE_ID: z.string().min(1).optional(),
  MONERIS_API_TOKEN: z.string().min(1).optional(),
  MONERIS_HOST: z.string().min(1).default("mpg1.moneris.io"),
  /** Profile of the gateway's hosted card fields; with it no card number reaches this server. */
  MONERIS_HPT_PROFILE: z.string().min(1).optional(),
  MONERIS_HPT_URL: z.url().default("https://www3.moneris.com/HPPtoken/index.php"),
  /** Whether donors are asked for the card's security code. When it is not said: with a real gateway. */
  MONERIS_CVD: z
    .enum(["0", "1"])
    .transform((text) => text === "1")
    .optional(),
  /** Certificate and key (PKCS#12) with which the PDFs of receipts are signed. */
  RECEIPT_SIGNING_P12: z.string().min(1).optional(),
  RECEIPT_SIGNING_PASSWORD: z.string().min(1).optional(),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_VERIFY_URL: z.url().default("https://www.google.com/recaptcha/api/siteverify"),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  /** Rounds of key derivation that one try of the built-in human check costs. */
  HUMAN_CHECK_COST: z.coerce.number().int().min(1).max(100_000).default(1_000),
});

const isPublicSite = ({ NODE_ENV, SITE_URL }: z.output<typeof schema>) =>
  NODE_ENV === "production" && !isLocal(SITE_URL);

type OfS3 = "S3_BUCKET" | "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY";
type GivenOfS3 = Pick<z.output<typeof schema>, OfS3>;

function* contradictionsOfS3(settings: GivenOfS3): Generator<string> {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY)
    yield "S3_SECRET_ACCESS_KEY: set it together with S3_ACCESS_KEY_ID";
  if (S3_SECRET_ACCESS_KEY && !S3_ACCESS_KEY_ID)
    yield "S3_ACCESS_KEY_ID: set it together with S3_SECRET_ACCESS_KEY";
  if (!S3_BUCKET && S3_ENDPOINT) yield "S3_BUCKET: set it together with S3_ENDPOINT";
  if (!S3_BUCKET && S3_ACCESS_KEY_ID) yield "S3_BUCKET: set it together with S3_ACCESS_KEY_ID";
}

/** Undefined where files lie in the data folder. */
function s3Of(settings: GivenOfS3): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket) return undefined;
  return {
    bucket,
    region,
    endpoint,
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

/** Settings that only make sense together, as the lines that a start with them ends with. */
function* contradictions(settings: z.output<typeof schema>): Generator<string> {
  if (Boolean(settings.MONERIS_STORE_ID) !== Boolean(settings.MONERIS_API_TOKEN))
    yield "MONERIS_API_TOKEN: set it together with MONERIS_STORE_ID";
  if (Boolean(settings.RECAPTCHA_SITE_KEY) !== Boolean(settings.RECAPTCHA_SECRET))
    yield "RECAPTCHA_SECRET: set it together with RECAPTCHA_SITE_KEY";
  if (Boolean(settings.YOUTUBE_API_KEY) !== Boolean(settings.YOUTUBE_CHANNEL_ID))
    yield "YOUTUBE_CHANNEL_ID: set it together with YOUTUBE_API_KEY";
  if (settings.RECEIPT_SIGNING_PASSWORD && !settings.RECEIPT_SIGNING_P12)
    yield "RECEIPT_SIGNING_P12: set it together with RECEIPT_SIGNING_PASSWORD";
  yield* contradictionsOfS3(settings);
  if (!isPublicSite(settings)) return;
  if (!settings.MONERIS_STORE_ID && !settings.ALLOW_DEMO_GATEWAY)
    yield "MONERIS_STORE_ID: a public site needs a real gateway; ALLOW_DEMO_GATEWAY=1 starts it with the simulator, which charges no card";
  if (!settings.MONERIS_HPT_PROFILE && !settings.ALLOW_CARD_NUMBERS)
    yield "MONERIS_HPT_PROFILE: without it card numbers pass through this server, for which the charity answers by the longest PCI questionnaire, SAQ D; with it by SAQ A. ALLOW_CARD_NUMBERS=1 starts a public site all the same";
}

/** An empty variable counts as not given. */
const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));

/** Everything in these settings that does not fit, a line each, which begins with the name of the variable. */
export function settingsFaults(source: Record<string, string | undefined>): string[] {
  const parsed = schema.safeParse(withoutEmpty(source));
  if (parsed.success) return [...contradictions(parsed.data)];
  const { issues } = parsed.error;
  const names = issues.map(({ path: [name] }) => String(name));
  const fitting = Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name)));
  return [...issues.map(({ message }, at) => `${names[at]}: ${message}`), ...settingsFaults(fitting)];
}

/** Made once and kept in DATA_DIR, unless nothing is to be touched: then those that are there, if any. */
function secretsOf(dataDir: string) {
  const none = { PAYLOAD_SECRET: "none has been made yet", HOOK_SECRET: "none has been made yet" };
  if (building) return none;
  return onlyLooking ? (readSecrets(dataDir) ?? none) : readOrCreateSecrets(dataDir);
}

/**
 * Where files lie, for what runs without the backend's other settings, which make secrets where there are none.
 *
 * @throws Error naming the first variable that does not fit.
 */
export function readS3(source: Record<string, string | undefined>): S3Settings | undefined {
  const names = { S3_BUCKET: true, S3_ENDPOINT: true, S3_REGION: true, S3_ACCESS_KEY_ID: true } as const;
  const parsed = schema.pick({ ...names, S3_SECRET_ACCESS_KEY: true }).safeParse(withoutEmpty(source));
  const [issue] = parsed.error?.issues ?? [];
  if (!parsed.success) throw new Error(`${String(issue?.path[0])}: ${issue?.message}`);
  const [wrong] = contradictionsOfS3(parsed.data);
  if (wrong) throw new Error(wrong);
  return s3Of(parsed.data);
}

/**
 * Settings of the backend. Secrets that are not set are made once and kept in DATA_DIR.
 *
 * @throws Error naming the first variable that does not fit.
 */
export function readEnv(source: Record<string, string | undefined>) {
  const [fault] = settingsFaults(source);
  if (fault && !onlyLooking) throw new Error(fault);
  const given = schema.parse(withoutEmpty(source));
  const dataDir = path.resolve(projectRoot, given.DATA_DIR);
  if (!building && !onlyLooking) keepPrivate(dataDir);
  const { PAYLOAD_SECRET, HOOK_SECRET } = given;
  const secrets = PAYLOAD_SECRET && HOOK_SECRET ? { PAYLOAD_SECRET, HOOK_SECRET } : secretsOf(dataDir);
  const backendUrl = given.BACKEND_URL ?? `http://localhost:${given.BACKEND_PORT}`;
  return {
    ...given,
    PAYLOAD_SECRET: given.PAYLOAD_SECRET ?? secrets.PAYLOAD_SECRET,
    HOOK_SECRET: given.HOOK_SECRET ?? secrets.HOOK_SECRET,
    DATA_DIR: dataDir,
    SEED_DIR: path.resolve(projectRoot, given.SEED_DIR),
    COMPANY_DATA_FILE: path.resolve(projectRoot, given.COMPANY_DATA_FILE),
    S3: s3Of(given),
    DATABASE_URL: given.DATABASE_URL ?? `file:${path.join(dataDir, "foundation.db")}`,
    MONERIS_CVD: given.MONERIS_CVD ?? given.MONERIS_STORE_ID !== undefined,
    /** Whether strangers reach the site: what is good enough to try things with may then not be. */
    isPublic: isPublicSite(given),
    BACKEND_URL: backendUrl,
    BACKEND_ADMIN_ORIGIN: new URL(given.BACKEND_ADMIN_ORIGIN ?? backendUrl).origin,
    SITE_INTERNAL_URL: given.SITE_INTERNAL_URL ?? [given.SITE_URL],
  };
}

type Settings = ReturnType<typeof readEnv>;

/** Settings of this process, which from now on writes files for its owner alone. A thread has no say in that. */
function readEnvOrExit(): Settings {
  try {
    if (!building && isMainThread) process.umask(0o077);
    return readEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

let settings: Settings | undefined;

/**
 * The settings, read when the first of them is asked for: a module may be loaded before its settings are known, as
 * tests do. The configuration asks for some, so a start with bad settings ends at once.
 */
export const env: Settings = new Proxy({} as Settings, {
  get(_, name) {
    settings ??= readEnvOrExit();
    return Reflect.get(settings, name);
  },
});
