import { createHash } from "node:crypto";
import { expect, test } from "vitest";
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
  const calendar = policy("", { CALENDAR_WIDGET_SRC: "https://cal.example/embed?of=us" });
  const directives = calendar.split("; ").filter((directive) => directive.includes("https://cal.example"));
  expect(directives.map((directive) => directive.split(" ")[0])).toEqual(["connect-src", "frame-src"]);
});

test("HSTS is sent over https alone", () => {
  expect(commonHeaders(true)).toHaveProperty("strict-transport-security");
  expect(commonHeaders(false)).not.toHaveProperty("strict-transport-security");
});
