import type { SiteContent } from "./site-content.ts";

/** What is worked out once of a snapshot's content, and forgotten with it. */
export function perContent<Made extends object>(
  make: (content: SiteContent) => Made,
): (content: SiteContent) => Made {
  const known = new WeakMap<SiteContent, Made>();
  return (content) => {
    const made = known.get(content) ?? make(content);
    known.set(content, made);
    return made;
  };
}
