import type { Kind } from "../old-items.ts";
import type { OldSite } from "./old-site.ts";

/** Where items stood by their slug; the others had no address of their own but for their number. */
const folders: Partial<Record<Kind, string>> = {
  pages: "/",
  news: "/news/",
  stories: "/patient-stories/",
  events: "/events/",
  members: "/team/",
  groups: "/support-groups/",
};

/** A text with its percent signs decoded, but for those that mean no letter. */
export function decoded(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURI(run);
    } catch {
      return run;
    }
  });
}

/** Path and question of an address, decoded. */
function pathOf(address: string | undefined, { origin }: OldSite): string | undefined {
  const url = address === undefined ? null : URL.parse(address.trim(), origin);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return decoded(url.pathname + url.search);
}

type Told = { uri?: string; link?: string; slug: string; postId?: number; isFrontPage?: boolean };

/** The paths at which an item answered: those that the site tells, else by its kind and slug, and that by its number. */
export function oldPaths(
  kind: Kind,
  { uri, link, slug, postId, isFrontPage }: Told,
  site: OldSite,
): string[] {
  // An item that has no address of its own is sometimes said to be the front page.
  const mayBeFront = kind === "pages" && isFrontPage !== false;
  const told = [uri, link]
    .map((address) => pathOf(address, site))
    .filter((path) => path !== undefined && (mayBeFront || path !== "/"));
  const folder = folders[kind];
  const bySlug = told.length === 0 && folder && slug ? [`${folder}${slug}/`] : [];
  const byNumber = postId === undefined ? [] : [`/?p=${postId}`];
  return [...new Set([...(isFrontPage ? ["/"] : []), ...told, ...bySlug, ...byNumber])].filter(
    (path) => path !== undefined,
  );
}
