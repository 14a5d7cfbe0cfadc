import { createHash } from "node:crypto";
import type { SiteEnv } from "../env.ts";

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

const inlineStyle = /<style>([\s\S]*?)<\/style>/g;
/** Where all styles of a page are before the server puts its own in, and a small part of it. */
const headOf = (html: string) => html.slice(0, html.indexOf("</head>") + 1 || html.length);

/** Of the styles and scripts that many pages have; a page's own data is hashed each time. */
const sharedHashes = new Map<string, string>();
const mostShared = 200;
const ownDataStart = "window.__reactRouterContext";

function hashOf(source: string): string {
  const known = sharedHashes.get(source);
  if (known) return known;
  const hash = `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
  if (sharedHashes.size < mostShared && !source.startsWith(ownDataStart)) sharedHashes.set(source, hash);
  return hash;
}

function hashes(html: string, part: RegExp, more: readonly string[] = []): string[] {
  const found = new Set(more.map(hashOf));
  for (const [, source = ""] of html.matchAll(part)) if (source) found.add(hashOf(source));
  return [...found];
}

/** The sources of the page's inline scripts as a CSP names them, so that no other inline script may run. */
export const inlineScriptHashes = (html: string) => hashes(html, inlineScript);

type Hosts = Partial<
  Pick<SiteEnv, "RECAPTCHA_SITE_KEY" | "CALENDAR_WIDGET_SRC" | "MONERIS_HPT_PROFILE" | "MONERIS_HPT_URL"> & {
    /** Only for the page whose reader has asked for the map of the service. */
    mapScriptOrigin: string;
  }
>;

const google = ["https://*.googleapis.com", "https://*.gstatic.com", "https://*.google.com"];

/**
 * What the maps service asks for (https://developers.google.com/maps/documentation/javascript/content-security-policy):
 * its script puts styles of its own into the page, which have no hash that we could know.
 */
const mapsPolicy = (origin: string) => ({
  script: [origin, ...google, "'unsafe-eval'", "blob:"],
  style: ["'unsafe-inline'", "https://fonts.googleapis.com"],
  image: [...google, "https://*.googleusercontent.com"],
  connect: [origin, ...google, "data:", "blob:"],
  font: ["https://fonts.gstatic.com"],
  frame: ["https://*.google.com"],
  worker: ["blob:"],
});
const noMaps: Partial<ReturnType<typeof mapsPolicy>> = {};

/**
 * The Content-Security-Policy of a page: of the scripts and styles in `html`, and of `styles` that stand in it besides. Foreign
 * hosts stand in it only where a setting asks for their service.
 */
export function contentSecurityPolicy(options: {
  html: string;
  styles?: readonly string[];
  https: boolean;
  frameAncestors: string;
  hosts: Hosts;
}): string {
  const { hosts } = options;
  const captcha = hosts.RECAPTCHA_SITE_KEY
    ? ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"]
    : [];
  const captchaFrames = hosts.RECAPTCHA_SITE_KEY
    ? ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"]
    : [];
  const maps = hosts.mapScriptOrigin ? mapsPolicy(hosts.mapScriptOrigin) : noMaps;
  const calendar = hosts.CALENDAR_WIDGET_SRC ? [new URL(hosts.CALENDAR_WIDGET_SRC).origin] : [];
  const cardFrame =
    hosts.MONERIS_HPT_PROFILE && hosts.MONERIS_HPT_URL ? [new URL(hosts.MONERIS_HPT_URL).origin] : [];
  const directives: [string, string[]][] = [
    ["default-src", ["'self'"]],
    ["script-src", ["'self'", ...inlineScriptHashes(options.html), ...captcha, ...(maps.script ?? [])]],
    // Beside a hash "unsafe-inline" would say nothing.
    ["style-src", ["'self'", ...(maps.style ?? hashes(headOf(options.html), inlineStyle, options.styles))]],
    ["img-src", ["'self'", "data:", ...(maps.image ?? [])]],
    ["font-src", ["'self'", ...(maps.font ?? [])]],
    // A frame does not say whether its page came, so the page is asked for first.
    ["connect-src", ["'self'", ...(maps.connect ?? []), ...calendar]],
    ["media-src", ["'self'"]],
    [
      "frame-src",
      [
        "'self'",
        "https://www.youtube-nocookie.com",
        ...captchaFrames,
        ...calendar,
        ...cardFrame,
        ...(maps.frame ?? []),
      ],
    ],
    ["object-src", ["'none'"]],
    ["base-uri", ["'self'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", [options.frameAncestors]],
  ];
  if (maps.worker) directives.push(["worker-src", ["'self'", ...maps.worker]]);
  if (options.https) directives.push(["upgrade-insecure-requests", []]);
  return directives.map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
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
