import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { mapServiceHosts } from "../pages/page-settings.ts";
import { commonHeaders, contentSecurityPolicy, inlineScriptHashes } from "./security-headers.ts";

const sha = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
const policy = (html: string, hosts = {}) =>
  contentSecurityPolicy({ html, https: true, frameAncestors: "'none'", hosts });

test("each inline script is named by its hash, files and JSON-LD are not", () => {
  const html =
    '<script>a()</script><script type="module" async="">b()</script><script src="/x.js"></script>' +
    '<script type="application/ld+json">{"@type":"Event"}</script><script type="text/plain" data-held="module">c()</script>';
  expect(inlineScriptHashes(html)).toEqual([sha("a()"), sha("b()"), sha("c()")]);
});

test("nothing is unsafe, and no page may be framed", () => {
  const text = policy("<script>a()</script>");
  expect(text).not.toContain("unsafe");
  expect(text).toContain("frame-ancestors 'none'");
  expect(text).toContain("style-src 'self';");
});

test("a foreign host stands in the policy only when its service is switched on", () => {
  expect(policy("")).not.toContain("google");
  expect(policy("", { RECAPTCHA_SITE_KEY: "k" })).toContain("https://www.google.com/recaptcha/");
  const cardFields = { MONERIS_HPT_PROFILE: "ht1", MONERIS_HPT_URL: readEnv({}).MONERIS_HPT_URL };
  expect(policy("", cardFields)).toMatch(/frame-src [^;]* https:\/\/www3\.moneris\.com/);
  expect(policy("", { ...cardFields, MONERIS_HPT_PROFILE: undefined })).not.toContain("moneris");
  expect(policy("", { MEDIA_URL: "https://cdn.example/of-us" })).toContain(
    "img-src 'self' data: https://cdn.example;",
  );
  const calendar = policy("", { CALENDAR_WIDGET_SRC: "https://cal.example/embed?of=us" });
  const directives = calendar.split("; ").filter((directive) => directive.includes("https://cal.example"));
  expect(directives.map((directive) => directive.split(" ")[0])).toEqual(["connect-src", "frame-src"]);
});

test("the policy is wide for the page whose reader asked for the map of the service, and for no other", () => {
  const env = readEnv({ GOOGLE_MAPS_KEY: "a-key", GOOGLE_MAPS_URL: "http://127.0.0.1:9/api/js" });
  const hostsOf = (address: string) => mapServiceHosts(env, new URL(address, env.SITE_URL));
  const finder = "/get-support/support-groups/find-a-group";
  const wide = policy("<style>a{}</style>", hostsOf(`${finder}?province=BC&map=google`));
  expect(wide).toContain("script-src 'self' http://127.0.0.1:9 https://*.googleapis.com");
  expect(wide).toContain("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com;");
  for (const address of [finder, `${finder}?map=other`, "/ways-to-give/donate-online?map=google"])
    expect(policy("", hostsOf(address)), address).not.toMatch(/unsafe|google/);
  expect(mapServiceHosts(readEnv({}), new URL(`http://localhost${finder}?map=google`))).toEqual({});
});

test("HSTS is sent over https alone", () => {
  expect(commonHeaders(true)).toHaveProperty("strict-transport-security");
  expect(commonHeaders(false)).not.toHaveProperty("strict-transport-security");
});
