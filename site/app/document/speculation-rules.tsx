import { useEffect, useState } from "react";

/** Before React runs, links are plain: the browser fetches the page behind one when the reader points at it. */
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: { href_matches: ["/api/*", "/media/*", "/ways-to-give/*", "/search*", "/*.xml", "/*.ics"] },
          },
          { not: { selector_matches: "[download],[target],[rel~=external]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Leaves as soon as React follows the links itself, so that nothing is fetched twice. */
export function SpeculationRules() {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (hydrated) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React has no other way to write an inline script.
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}
