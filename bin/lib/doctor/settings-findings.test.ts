import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../build.ts";
import { knownSettings, settingsFindings } from "./settings-findings.ts";

const lines = (given: Record<string, string>, dotEnv?: string) =>
  settingsFindings(given, dotEnv).findings.map(({ about, state, words, mend = "" }) =>
    `${state} ${about}: ${words} ${mend}`.trim(),
  );

test("good settings are good, and what is not set up is said", () => {
  expect(lines({}, "PORT=3000\n")).toEqual([
    expect.stringMatching(/^good Settings: .* all fit$/),
    expect.stringMatching(/^notice Google Maps: .*GOOGLE_MAPS_KEY/),
  ]);
  expect(settingsFindings({}, undefined)).toMatchObject({ wrongNames: [], arePlacesKnown: true });
});

test("all that do not fit are told at once, of site and backend, each once", () => {
  const given = { BACKEND_PORT: "eighty", PORT: "http", SITE_URL: "foundation.ca", LOG_LEVEL: "loud" };
  const found = lines(given).filter((line) => line.startsWith("wrong"));
  for (const name of Object.keys(given))
    expect(found.filter((line) => line.includes(`: ${name} does not fit`))).toHaveLength(1);
  expect(settingsFindings(given, undefined)).toMatchObject({
    wrongNames: expect.arrayContaining(Object.keys(given)),
    arePlacesKnown: false,
  });
  expect(settingsFindings({ LOG_LEVEL: "loud" }, undefined).arePlacesKnown).toBe(true);
});

test("settings that contradict each other are told", () => {
  const given = { NODE_ENV: "production", SITE_URL: "https://foundation.ca", RECAPTCHA_SITE_KEY: "key" };
  expect(lines(given)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^wrong Settings: RECAPTCHA_SECRET /),
      expect.stringMatching(/^wrong Settings: MONERIS_STORE_ID .*real gateway/),
      expect.stringMatching(/^wrong Settings: MONERIS_HPT_PROFILE /),
    ]),
  );
});

test.each([
  ["SMPT_URL", /^wrong .*SMPT_URL in \.env is no setting.*SMTP_URL is meant/],
  ["MAILCHIMP_APIKEY", /^wrong .*MAILCHIMP_API_KEY is meant/],
  ["site_url", /^wrong .*SITE_URL is meant/],
  ["NODE_OPTIONS", /^notice .*NODE_OPTIONS in \.env is no setting of this system/],
])("the name %s in .env is seen", (name, words) => {
  expect(lines({}, `${name}=1\n`)).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
});

test.each([
  ["SMTP_URL", "smtp://user:password@host:587", true],
  ["MAIL_FROM", "office@foundation.example", true],
  ["SITE_URL", "https://www.example.org", true],
  ["PAYLOAD_SECRET", "change-me-change-me", true],
  ["MONERIS_STORE_ID", "<your store>", true],
  ["SMTP_URL", "smtp://office:k3fj2@mail.foundation.ca:587", false],
  ["SITE_URL", "https://example-foundation.ca", false],
  ["ADMIN_EMAIL", "administrator@foundation.example", false],
])("%s=%s is left from an example: %s", (name, value, isLeft) => {
  const found = lines({ [name]: value }).filter((line) =>
    line.includes(`${name} still has a value of an example`),
  );
  expect(found).toHaveLength(isLeft ? 1 : 0);
});

test("a key of Google's is known by its shape", () => {
  const key = `AIza${"x".repeat(35)}`;
  expect(lines({ GOOGLE_MAPS_KEY: key })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^good Google Maps/),
      expect.stringMatching(/^notice Google Maps: GOOGLE_MAPS_MAP_ID/),
    ]),
  );
  expect(lines({ GOOGLE_MAPS_KEY: "another" })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^wrong Google Maps/)]),
  );
});

/** Settings that the doctor asks nothing of beyond their shape, and why. */
const needNoQuestion: Readonly<Record<string, string>> = {
  PORT: "asked at /healthz, and whether strangers reach it",
  BACKEND_PORT: "asked at /healthz, and whether strangers reach it",
  RECEIPT_SIGNING_PASSWORD:
    "asked with RECEIPT_SIGNING_P12, which it opens; the line of one that does not names it",
  MAILCHIMP_URL: "for a stand-in, which is asked in the service's place",
  YOUTUBE_URL: "for a stand-in, which is asked in the service's place",
  INSTAGRAM_URL: "for a stand-in, which is asked in the service's place",
  LOG_LEVEL: "any of its values works",
  PROXY_TIMEOUT_SECONDS: "any number works",
  PAGE_CACHE_MB: "any number works",
  MEDIA_CACHE_MB: "any number works",
  DRAIN_SECONDS: "any number works",
  SLOW_REQUEST_MS: "any number works",
  METRICS_PORT: "asked for by Prometheus, whose alert says that nobody answers there",
  BACKEND_METRICS_PORT: "asked for by Prometheus, whose alert says that nobody answers there",
  METRICS_HOST: "asked for by Prometheus, whose alert says that nobody answers there",
  MEDIA_URL: "only browsers ask it",
  HUMAN_CHECK_COST: "any number works",
  RECAPTCHA_MIN_SCORE: "any number works",
  RECAPTCHA_SITE_KEY: "shown to browsers alone: the line on RECAPTCHA_SECRET says how to try it",
  GATEWAY_SIMULATOR_PORT: "only for trying things",
  GATEWAY_SIMULATOR_LATENCY_MS: "only for trying things",
  BOOKLETS: "both values work",
  SEED_DIR: "read by the first start alone, which names a file that it cannot read",
  SAMPLE_CONTENT: "read by the first start alone; what it has left is asked for in the database",
  ADMIN_EMAIL: "read by the first start alone; the accounts that there are, are asked for in the database",
  PAYLOAD_SECRET: "any text that is long enough works; secrets.json is asked for with DATA_DIR",
  HOOK_SECRET: "any text that is long enough works",
  GOOGLE_MAPS_URL: "for a stand-in; only browsers ask it",
  CALENDAR_WIDGET_SRC: "only browsers ask it",
  OEMBED: "what it asks for is asked again without harm",
  ALLOW_CARD_NUMBERS: "what follows from it is the line on card fields",
};

const files = [
  "bin/commands/doctor.ts",
  ...readdirSync(import.meta.dirname).map((file) => `bin/lib/doctor/${file}`),
  ...readdirSync(path.join(root, "backend/src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)([\w-]+-questions?|look-at-[\w-]+)\.ts$/.test(file))
    .map((file) => `backend/src/${file}`),
].filter((file) => !file.endsWith(".test.ts"));

test("every setting is spoken of, or needs no question", () => {
  const text = files.map((file) => readFileSync(path.join(root, file), "utf8")).join("\n");
  const isSpokenOf = (name: string) => new RegExp(`\\b${name}\\b`).test(text);
  const known = knownSettings();
  expect(known.length).toBeGreaterThan(40);
  expect(known.filter((name) => !isSpokenOf(name) && !(name in needNoQuestion))).toEqual([]);
  expect(Object.keys(needNoQuestion).filter((name) => !known.includes(name))).toEqual([]);
});
