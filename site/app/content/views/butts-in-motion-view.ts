import type { SiteContent } from "~/content/site-content";

/** What goes on where to keep men moving, and pictures of it. */
export type ButtsInMotionView = ReturnType<typeof toButtsInMotionView>;

export function toButtsInMotionView({ activities, gallery }: SiteContent["buttsInMotion"]) {
  return {
    activities: activities.map(({ location: place, image, links }) => ({
      place,
      image,
      links: links.map(({ title: label, url: href }) => ({ label, href })),
    })),
    pictures: gallery,
  };
}
