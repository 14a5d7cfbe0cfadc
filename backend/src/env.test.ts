import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEnv, settingsFaults } from "./env.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "env-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const read = (given: Record<string, string>) => readEnv({ DATA_DIR: dataDir, ...given });

test.each([
  ["DATABASE_URL", "mysql://host/name"],
  ["BACKEND_PORT", "eighty"],
  ["SITE_URL", "charity.example"],
  ["HOOK_SECRET", "short"],
  ["SMTP_URL", "mail.example"],
  ["ADMIN_EMAIL", "nobody"],
  ["OEMBED", "yes"],
  ["YOUTUBE_CHANNEL_ID", "@charity"],
  ["INSTAGRAM_URL", "graph.instagram.com"],
  ["MAIL_BOUNCES_TO", "nobody"],
  ["BOUNCE_MAILBOX_URL", "bounces@charity.example"],
  ["BOUNCE_MAILBOX_URL", "https://bounces:secret@mail.charity.example"],
  ["BOUNCE_MAILBOX_URL", "imaps://mail.charity.example/INBOX"],
  ["BOUNCE_MAILBOX_URL", "imap://bounces:secret@mail.charity.example"],
  ["BOUNCE_MAILBOX_URL", "imaps://bounces:100%secret@mail.charity.example"],
])("a wrong %s is named in one line", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: .+$`));
});

test("all that does not fit is told, not the first alone", () => {
  expect(settingsFaults({ BACKEND_PORT: "eighty", SMTP_URL: "mail.example" })).toEqual([
    expect.stringMatching(/^BACKEND_PORT: /),
    expect.stringMatching(/^SMTP_URL: /),
  ]);
  expect(settingsFaults({ MONERIS_STORE_ID: "store5", RECAPTCHA_SECRET: "secret" })).toEqual([
    expect.stringMatching(/^MONERIS_API_TOKEN: /),
    expect.stringMatching(/^RECAPTCHA_SECRET: /),
  ]);
  expect(settingsFaults({ BACKEND_PORT: "eighty", RECAPTCHA_SECRET: "secret" })).toEqual([
    expect.stringMatching(/^BACKEND_PORT: /),
    expect.stringMatching(/^RECAPTCHA_SECRET: /),
  ]);
  expect(settingsFaults({ BACKEND_PORT: "" })).toEqual([]);
});

test.each([
  ["MONERIS_API_TOKEN", { MONERIS_STORE_ID: "store5" }],
  ["RECAPTCHA_SECRET", { RECAPTCHA_SITE_KEY: "key" }],
  ["RECEIPT_SIGNING_P12", { RECEIPT_SIGNING_PASSWORD: "password" }],
  ["YOUTUBE_CHANNEL_ID", { YOUTUBE_API_KEY: "key" }],
  ["S3_SECRET_ACCESS_KEY", { S3_BUCKET: "files", S3_ACCESS_KEY_ID: "id" }],
  ["S3_ACCESS_KEY_ID", { S3_BUCKET: "files", S3_SECRET_ACCESS_KEY: "key" }],
  ["S3_BUCKET", { S3_ENDPOINT: "https://objects.example" }],
])("without %s a start with its other half ends in one line", (name, given) => {
  expect(() => read(given)).toThrow(new RegExp(`^${name}: set it together with `));
});

test("an empty variable counts as not given", () => {
  const settings = read({ SMTP_URL: "", DATABASE_URL: "", BACKEND_PORT: "", MONERIS_STORE_ID: "" });
  expect(settings.SMTP_URL).toBeUndefined();
  expect(settings.DATABASE_URL).toBe(`file:${path.join(dataDir, "foundation.db")}`);
  expect(settings.BACKEND_PORT).toBe(3001);
});

test("a public site does not start with the simulator unless it is told to", () => {
  const site = { NODE_ENV: "production", SITE_URL: "https://charity.example" };
  const taken = { ...site, ALLOW_CARD_NUMBERS: "1" };
  for (const each of [site, taken]) expect(() => read(each)).toThrow(/^MONERIS_STORE_ID: /);
  expect(read({ ...taken, ALLOW_DEMO_GATEWAY: "1" }).ALLOW_DEMO_GATEWAY).toBe(true);
});

test.each([
  ["a real gateway", { MONERIS_STORE_ID: "store5", MONERIS_API_TOKEN: "token" }],
  ["the simulator, into which visitors may type a real card all the same", { ALLOW_DEMO_GATEWAY: "1" }],
])(
  "a public site with %s takes card numbers itself only when it is told to, knowing what that means",
  (_, given) => {
    const site = { NODE_ENV: "production", SITE_URL: "https://charity.example", ...given };
    expect(() => read(site)).toThrow(/^MONERIS_HPT_PROFILE: .*SAQ D.*ALLOW_CARD_NUMBERS=1/);
    expect(() => read({ ...site, ALLOW_CARD_NUMBERS: "0" })).toThrow(/^MONERIS_HPT_PROFILE: /);
    expect(read({ ...site, ALLOW_CARD_NUMBERS: "1" }).isPublic).toBe(true);
    expect(read({ ...site, MONERIS_HPT_PROFILE: "ht4RXXBKV9T52A8" }).isPublic).toBe(true);
    for (const own of [{ SITE_URL: "http://localhost:3000" }, { NODE_ENV: "development" }])
      expect(read({ ...site, ...own }).isPublic).toBe(false);
  },
);

test("donors are asked for the security code of their card with a real gateway, unless it is switched off", () => {
  const store = { MONERIS_STORE_ID: "store5", MONERIS_API_TOKEN: "token" };
  expect(read({}).MONERIS_CVD).toBe(false);
  expect(read(store).MONERIS_CVD).toBe(true);
  expect(read({ ...store, MONERIS_CVD: "0" }).MONERIS_CVD).toBe(false);
  expect(read({ MONERIS_CVD: "1" }).MONERIS_CVD).toBe(true);
});

test("staff open the admin where the site reaches the backend, unless another address is given", () => {
  expect(read({ BACKEND_URL: "http://10.0.0.5:3001/" }).BACKEND_ADMIN_ORIGIN).toBe("http://10.0.0.5:3001");
  const admin = "https://admin.charity.example";
  expect(read({ BACKEND_ADMIN_ORIGIN: admin }).BACKEND_ADMIN_ORIGIN).toBe(admin);
});
