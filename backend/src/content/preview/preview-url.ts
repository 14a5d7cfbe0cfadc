import { createHmac, timingSafeEqual } from "node:crypto";
import { draftUrl, eventUrl, newsUrl, storyUrl } from "@pcf/contract/urls";
import { env } from "../../env.ts";

export const previewLifetimeMs = 30 * 60 * 1000;

export type Previewed = { collection: string; id: string };

const sign = ({ collection, id }: Previewed, expires: number, secret: string) =>
  createHmac("sha256", secret).update(`preview\n${collection}\n${id}\n${expires}`).digest("base64url");

/** `<expiry in ms>.<HMAC>`: opens one document for half an hour, and nothing else. */
export function previewToken(document: Previewed, secret: string, now: number): string {
  const expires = now + previewLifetimeMs;
  return `${expires}.${sign(document, expires, secret)}`;
}

/** Whether a token is for this document and still good. */
export function opensPreview(token: string, document: Previewed, secret: string, now: number): boolean {
  const [expires = "", given = ""] = token.split(".");
  if (!/^\d+$/.test(expires) || Number(expires) <= now) return false;
  const expected = Buffer.from(sign(document, Number(expires), secret));
  const signature = Buffer.from(given);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

/** Single documents whose drafts the site can show, and the page on which. The menu is at the head of each page. */
const globalPaths = { home: "/", navigation: "/" } as const;

export type PreviewedGlobal = keyof typeof globalPaths;

export const isPreviewedGlobal = (slug: string): slug is PreviewedGlobal => Object.hasOwn(globalPaths, slug);

/** The `id` of a single document in addresses and tokens. */
export const globalId = "global";

/** Collections whose drafts the site can show, and where the finished document stands. */
export const previewPaths = {
  pages: (doc) => doc.uri,
  news: (doc) => doc.slug && newsUrl(doc.slug),
  stories: (doc) => doc.slug && storyUrl(doc.slug),
  events: (doc) => doc.slug && eventUrl(doc.slug),
} satisfies Record<string, (doc: { uri?: string | null; slug?: string | null }) => string | null | undefined>;

export type PreviewedCollection = keyof typeof previewPaths;

export const isPreviewed = (slug: string): slug is PreviewedCollection => Object.hasOwn(previewPaths, slug);

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/**
 * Address of a document's draft on the site, for the preview button and the live preview of the admin; null for a
 * document that was never saved.
 */
export function previewUrl(collection: PreviewedCollection, doc: Record<string, unknown>): string | null {
  if (typeof doc.id !== "number" && typeof doc.id !== "string") return null;
  const path = previewPaths[collection]({ uri: text(doc.uri), slug: text(doc.slug) });
  return signedUrl({ collection, id: String(doc.id) }, path || "/");
}

/** Address of a single document's draft on the site. */
export const globalPreviewUrl = (slug: PreviewedGlobal): string =>
  signedUrl({ collection: slug, id: globalId }, globalPaths[slug]);

function signedUrl(document: Previewed, path: string): string {
  const token = previewToken(document, env.HOOK_SECRET, Date.now());
  return new URL(draftUrl({ ...document, path, token }), env.SITE_URL).href;
}
