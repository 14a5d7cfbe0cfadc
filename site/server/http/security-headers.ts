import { hash } from "node:crypto";
import type { SiteEnv } from "../env.ts";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

const inlineStyle = /<style>([\s\S]*?)<\/style>/g;
/** Where all styles of a page are before the server puts its own in, and a small part of it. */
export const headOf = (html: string) => html.slice(0, html.indexOf("</head>") + 1 || html.length);

/** Of the styles and scripts that many pages have; a page's own data is hashed each time. */
const sharedHashes = new Map<string, string>();
const mostShared = 200;
const ownDataStart = "window.__reactRouterContext";

function hashOf(source: string): string {
  const known = sharedHashes.get(source);
  if (known) return known;
  const name = `'sha256-${hash("sha256", source, "base64")}'`;
  if (sharedHashes.size < mostShared && !source.startsWith(ownDataStart)) sharedHashes.set(source, name);
  return name;
}

function hashes(html: string, part: RegExp, more: readonly string[] = []): string[] {
  const found = new Set(more.map(hashOf));
  for (const [, source = ""] of html.matchAll(part)) if (source) found.add(hashOf(source));
  return [...found];
}

/** The sources of the page's inline scripts as a CSP names them, so that no other inline script may run. */
export const inlineScriptHashes = (html: string) => hashes(html, inlineScript);

type Hosts = Partial<
  Pick<
    SiteEnv,
    "RECAPTCHA_SITE_KEY" | "CALENDAR_WIDGET_SRC" | "MONERIS_HPT_PROFILE" | "MONERIS_HPT_URL" | "MEDIA_URL"
  > & {
    /** Only for the page whose reader has asked for the map of the service. */
    mapScriptOrigin: string;
  }
>;

/** What a policy allows, by directive. */
type Sources = Readonly<Record<string, readonly string[]>>;

const captcha: Sources = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
};

// A frame does not say whether its page came, so the page is asked for first.
const calendar = (origin: string): Sources => ({ "connect-src": [origin], "frame-src": [origin] });

const google = ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com"];

/**
 * What the maps service asks for (https://developers.google.com/maps/documentation/javascript/content-security-policy):
 * its script puts styles of its own into the page, which have no hash that we could know.
 */
const maps = (origin: string): Sources => ({
  "script-src": [origin, ...google, "'unsafe-eval'", "blob:"],
  "style-src": ["'unsafe-inline'", "https://fonts.googleapis.com"],
  "img-src": [...google, "https://*.googleusercontent.com"],
  "connect-src": [origin, ...google, "data:", "blob:"],
  "font-src": ["https://fonts.gstatic.com"],
  "frame-src": ["https://*.google.com"],
  "worker-src": ["'self'", "blob:"],
});

/** Foreign hosts stand in a policy only where a setting asks for their service. */
function services(hosts: Hosts): Sources[] {
  const { RECAPTCHA_SITE_KEY, CALENDAR_WIDGET_SRC, MONERIS_HPT_PROFILE, MONERIS_HPT_URL } = hosts;
  const asked: Sources[] = [];
  if (RECAPTCHA_SITE_KEY) asked.push(captcha);
  if (CALENDAR_WIDGET_SRC) asked.push(calendar(new URL(CALENDAR_WIDGET_SRC).origin));
  if (MONERIS_HPT_PROFILE && MONERIS_HPT_URL) asked.push({ "frame-src": [new URL(MONERIS_HPT_URL).origin] });
  if (hosts.MEDIA_URL) asked.push({ "img-src": [new URL(hosts.MEDIA_URL).origin] });
  if (hosts.mapScriptOrigin) asked.push(maps(hosts.mapScriptOrigin));
  return asked;
}

/** The Content-Security-Policy of a page: of the scripts and styles in `html`, and of `styles` that stand in it besides. */
export function contentSecurityPolicy(page: {
  html: string;
  styles?: readonly string[];
  https: boolean;
  frameAncestors: string;
  hosts: Hosts;
}): string {
  const { html, styles, hosts } = page;
  // Beside a hash "unsafe-inline" would say nothing.
  const ofStyles = hosts.mapScriptOrigin ? [] : hashes(headOf(html), inlineStyle, styles);
  const own: Sources = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inlineScriptHashes(html)],
    "style-src": ["'self'", ...ofStyles],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "media-src": ["'self'"],
    "frame-src": ["'self'", "https://www.youtube-nocookie.com"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": [page.frameAncestors],
    ...(page.https && { "upgrade-insecure-requests": [] }),
  };
  const all = [own, ...services(hosts)];
  const directives = new Set(all.flatMap(Object.keys));
  return Array.from(directives, (name) => [name, ...all.flatMap((each) => each[name] ?? [])].join(" ")).join(
    "; ",
  );
}

/** Headers of every answer of our own, whatever it is. */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy":
      "camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
