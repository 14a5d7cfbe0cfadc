import { sampleSiteData } from "./sample-site-data.ts";

/** An information page of usual length: 40 paragraphs and an accordion. */
export const measuredPath = "/about-prostate-cancer/what-is-prostate-cancer/the-prostate";

export function measuredSiteData() {
  const data = sampleSiteData();
  const words =
    "A sentence about the prostate that is as long as such sentences usually are on a page like this. ";
  const paragraphs = Array.from({ length: 40 }, (_, at) => `<p>${at} ${words.repeat(3)}</p>`).join("");
  data.collections.pages = data.collections.pages.map((page) =>
    typeof page === "object" && page && "uri" in page && page.uri === measuredPath
      ? {
          ...page,
          blocks: [
            { blockType: "richText", richText_html: paragraphs },
            {
              blockType: "accordion",
              accordion_items: Array.from({ length: 8 }, (_, at) => ({
                title: `Question ${at}`,
                html: `<p>${words}</p>`,
              })),
            },
          ],
        }
      : page,
  );
  return data;
}
