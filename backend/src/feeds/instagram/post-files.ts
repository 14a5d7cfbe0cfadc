import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import { env } from "../../env.ts";
import type { Copies, CopySource, WantedCopy } from "../sync/copy-files.ts";
import { feedCopy } from "../sync/feed-fault.ts";
import { type SourceChild, type SourcePost, service } from "./instagram-api.ts";
import { instagramCopy as copy } from "./instagram-copy.ts";

/** The hosts from which the service gives its files; a stand-in gives them itself. */
function mayAsk({ protocol, hostname, origin }: URL): boolean {
  const isTheirs = /\.(?:cdninstagram\.com|fbcdn\.net)$/.test(hostname);
  return (protocol === "https:" && isTheirs) || origin === new URL(env.INSTAGRAM_URL).origin;
}

export const instagramFiles: CopySource = { name: "instagram", service, mayAsk, fixed: true };

type Part = Pick<SourceChild, "id" | "media_url" | "thumbnail_url"> & Pick<SourcePost, "media_type">;

const clipId = ({ id }: Part) => `${id}:clip`;
const isAlbum = ({ media_type }: SourcePost) => media_type === "CAROUSEL_ALBUM";

/** What of a post is a picture or a clip of its own: the items of an album, else the post itself. */
const partsOf = (post: SourcePost): Part[] => (isAlbum(post) ? post.children : [post]);

/** The day of a post in words, on the charity's calendar. */
export const dayOf = ({ timestamp }: Pick<SourcePost, "timestamp">): string =>
  longDay(charityDay(new Date(timestamp)));

const listOfUrl = (url: string | undefined): string[] => (url === undefined ? [] : [url]);

/** The files that a post is shown with: of a video its still picture and its clip. */
export function filesOfPost(post: SourcePost): WantedCopy[] {
  const day = dayOf(post);
  return partsOf(post).flatMap((part) => {
    const name = `instagram-${part.id}`;
    const picture = { sourceId: part.id, name, alt: copy.pictureAlt(day) };
    if (part.media_type !== "VIDEO") return [{ ...picture, urls: listOfUrl(part.media_url) }];
    const clip = { sourceId: clipId(part), name, alt: copy.clipAlt(day), urls: listOfUrl(part.media_url) };
    return [{ ...picture, urls: listOfUrl(part.thumbnail_url) }, clip];
  });
}

/** Ids in the media library. */
export type PartCopies = { image: number; video: number | null };
export type ChildCopies = PartCopies & { media_type: SourceChild["media_type"] };

function whyMissing(part: Part, copies: Copies): string {
  const isClip = part.media_type === "VIDEO";
  if (!part.media_url || (isClip && !part.thumbnail_url)) return copy.noFile;
  return copies.missing.get(part.id) ?? copies.missing.get(clipId(part)) ?? feedCopy.fileNotThere;
}

function copiesOfPart(part: Part, { files }: Copies): PartCopies | undefined {
  const image = files.get(part.id);
  const video = part.media_type === "VIDEO" ? files.get(clipId(part)) : null;
  return image === undefined || video === undefined ? undefined : { image, video };
}

/** What a post is shown with: `own` of a single one, `children` of an album. Neither, when nothing could be copied. */
export type PostCopies = { own?: PartCopies; children: ChildCopies[]; missing: string[] };

/** `missing` says of each part that could not be copied why. */
export function copiesOfPost(post: SourcePost, copies: Copies): PostCopies {
  const missing = partsOf(post)
    .filter((part) => !copiesOfPart(part, copies))
    .map((part) => whyMissing(part, copies));
  if (!isAlbum(post)) {
    const own = copiesOfPart(post, copies);
    return { ...(own && { own }), children: [], missing };
  }
  const children = post.children.flatMap((child) => {
    const found = copiesOfPart(child, copies);
    return found ? [{ media_type: child.media_type, ...found }] : [];
  });
  return { children, missing: post.children.length > 0 ? missing : [copy.noFile] };
}
