import type { SitePart } from "@pcf/contract/content/publication";
import type { SiteContent } from "./site-content.ts";
import { noteRead, watchContent, wholeContent } from "./watched-content.ts";

/**
 * What is worked out once of a snapshot's content, and forgotten with it. A page that uses it is drawn from all that it was
 * worked out of.
 */
export function perContent<Made extends object>(
  make: (content: SiteContent) => Made,
): (content: SiteContent) => Made {
  const kept = new WeakMap<SiteContent, { made: Made; partsRead: () => ReadonlySet<SitePart> }>();
  return (content) => {
    const whole = wholeContent(content);
    let known = kept.get(whole);
    if (!known) {
      const watched = watchContent(whole);
      known = { made: make(watched.content), partsRead: watched.partsRead };
      kept.set(whole, known);
    }
    noteRead(content, known.partsRead);
    return known.made;
  };
}
