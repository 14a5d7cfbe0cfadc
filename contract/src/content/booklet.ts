import { z } from "zod";
import { id } from "./media.ts";

/** The pages of one section as one PDF, in ordinary or in large print. */
export const bookletSchema = z.object({
  id,
  /** Name of the file, such as `treatment-large-print.pdf`. */
  file: z.string(),
  /** Path of the section's own page. */
  section: z.string(),
  largePrint: z.boolean().nullish(),
  bytes: z.number(),
});
export type Booklet = z.output<typeof bookletSchema>;

const folder = "/booklets/";

/** Where readers find a booklet: always the same address, whenever it was made. */
export const bookletUrl = (file: string): string => `${folder}${file}`;

/** Where the backend is asked for a booklet; undefined for what is no address of one. */
export function bookletAsked(pathname: string): string | undefined {
  const file = pathname.startsWith(folder) ? pathname.slice(folder.length) : "";
  return /^[\w-]+\.pdf$/.test(file) ? `/api/booklets/file/${file}` : undefined;
}
