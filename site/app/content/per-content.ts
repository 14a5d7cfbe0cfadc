import type { SiteContent } from "./site-content.ts";

/** What is worked out once of a snapshot's content, and forgotten with it. */
export function perContent<Made extends object>(
  make: (content: SiteContent) => Made,
): (content: SiteContent) => Made {
  const kept = new WeakMap<SiteContent, Made>();
  return (content) => {
    const known = kept.get(content);
    if (known) return known;
    const made = make(content);
    kept.set(content, made);
    return made;
  };
}
