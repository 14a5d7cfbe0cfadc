import { mediaPath } from "../content/media/source-set.ts";
import type { Media } from "../payload-types.ts";

type Related = number | Media | null | undefined;

const loaded = (related: Related): Media | undefined =>
  typeof related === "object" ? (related ?? undefined) : undefined;

/** Address of a related file as it was uploaded. */
export function fileAddress(related: Related): string | undefined {
  const filename = loaded(related)?.filename;
  return filename ? mediaPath(filename) : undefined;
}

/** Address of a related picture about as wide as asked for. */
export function pictureAddress(related: Related, width: 400 | 800 | 1200): string | undefined {
  const filename = loaded(related)?.sizes?.[`jpeg${width}`]?.filename;
  return filename ? mediaPath(filename) : fileAddress(related);
}

/** What a related picture shows. */
export const alternativeText = (related: Related): string | undefined => loaded(related)?.alt;
