import { createHash } from "node:crypto";
import { z } from "zod";
import type { Hidden, Kind, OldItem } from "../old-items.ts";
import { decoded, oldPaths } from "./addresses.ts";
import { siteMoment, utcMoment } from "./clock-times.ts";
import { anyText, text, truth } from "./loose-values.ts";
import { type OldSite, Unreadable } from "./old-site.ts";

/** What is asked of every item that WordPress keeps as a post. */
export const postSelection = "id databaseId modifiedGmt hasPassword status date dateGmt uri link slug title";
/** What is asked of a term. */
export const termSelection = "id databaseId name slug uri link";

/** What tells an item from all others. */
export const named = { id: text, databaseId: z.number().int().positive().nullish().catch(undefined) };

export const postShape = {
  ...named,
  ...{ title: anyText, slug: anyText, uri: text, link: text },
  ...{ modifiedGmt: text, date: text, dateGmt: text },
  ...{ hasPassword: truth, status: text },
};
export type Post = z.output<z.ZodObject<typeof postShape>>;

/** What WordPress keeps an item as. */
export type Kept = "post" | "term";

/** The opaque id by which WPGraphQL knows an item. */
export const opaqueId = (kept: Kept, number: number): string =>
  Buffer.from(`${kept}:${number}`).toString("base64");

/** The number in an opaque id, such as that made of `post:86`; undefined in one that holds none. */
export function numberInId(id: string): number | undefined {
  const [, digits] = /^\w+:(\d{1,15})$/.exec(Buffer.from(id, "base64").toString("latin1")) ?? [];
  return digits ? Number(digits) : undefined;
}

/** The number of an item in WordPress. */
export const wordpressNumber = ({ id, databaseId }: Pick<Post, "id" | "databaseId">): number | undefined =>
  databaseId ?? (id ? numberInId(id) : undefined);

/** Larger than any number that a WordPress comes to, within what databases hold as an integer, and the same each time. */
const ownNumber = (id: string) => 2 ** 30 + (createHash("sha256").update(id).digest().readUInt32BE() >>> 2);

/**
 * The number by which an item is known here: that of WordPress, else one made of its id.
 *
 * @throws Unreadable when it has neither.
 */
export function sourceIdOf(item: Pick<Post, "id" | "databaseId">): number {
  const number = wordpressNumber(item) ?? (item.id ? ownNumber(item.id) : undefined);
  if (number === undefined) throw new Unreadable("it has neither a number nor an id");
  return number;
}

/** States in which visitors see an item. A state that is not known, of a plug-in, hides it. */
const seen = new Set(["publish", "inherit"]);
const states: Record<string, Hidden> = { private: "private", future: "scheduled", trash: "in the trash" };

function hiddenOf(
  kind: Kind,
  { status, hasPassword, date, dateGmt }: Post,
  site: OldSite,
): Hidden | undefined {
  const state = status?.trim().toLowerCase();
  if (state && !seen.has(state)) return states[state] ?? "a draft";
  if (hasPassword) return "a password";
  const moment = utcMoment(dateGmt) ?? siteMoment(date, site.timeZone);
  const isToCome = moment !== undefined && moment > site.now().toISOString();
  return !state && kind === "news" && isToCome ? "scheduled" : undefined;
}

/** What all posts have. */
export function postBasics(kind: Kind, post: Post, site: OldSite, isFrontPage?: boolean): OldItem {
  const slug = decoded(post.slug);
  const postId = wordpressNumber(post);
  return {
    sourceId: sourceIdOf(post),
    title: post.title,
    slug,
    paths: oldPaths(kind, { uri: post.uri, link: post.link, slug, postId, isFrontPage }, site),
    modified: utcMoment(post.modifiedGmt),
    hidden: hiddenOf(kind, post, site),
  };
}
