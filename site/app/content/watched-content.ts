import { type SitePart, siteParts } from "@pcf/contract/content/publication";
import type { SiteContent } from "./site-content.ts";

type PartsRead = ReadonlySet<SitePart>;
type Watch = {
  whole: SiteContent;
  /** What was read for each thing that was worked out before and is used here: it may read on. */
  before: Set<() => PartsRead>;
};

/** Of the registry that all share: the application's bundle and the server around it have this module once each. */
const watchKey = Symbol.for("the content's watch");

const watchOf = (content: SiteContent) => (content as { [watchKey]?: Watch })[watchKey];

/** The content itself, where it is watched. */
export const wholeContent = (content: SiteContent): SiteContent => watchOf(content)?.whole ?? content;

/** The same content for one reader, and what that one has read of it so far. Who copies the content has read all of it. */
export function watchContent(content: SiteContent): { content: SiteContent; partsRead: () => PartsRead } {
  const whole = wholeContent(content);
  const read = new Set<SitePart>();
  const watch: Watch = { whole, before: new Set() };
  const parts = siteParts.map((part) => {
    const get = () => {
      read.add(part);
      return whole[part];
    };
    return [part, { enumerable: true, get }];
  });
  const watched = Object.defineProperties(
    { company: whole.company, version: whole.version },
    { ...Object.fromEntries(parts), [watchKey]: { value: watch } },
  ) as SiteContent;
  const partsRead = () => new Set([...read, ...[...watch.before].flatMap((each) => [...each()])]);
  return { content: watched, partsRead };
}

/** Whoever reads `content` has read what was read for something that was worked out before. */
export function noteRead(content: SiteContent, before: () => PartsRead): void {
  watchOf(content)?.before.add(before);
}
