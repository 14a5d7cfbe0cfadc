import { homeSlides } from "./home-slides";
import type { SiteContent } from "./site-content";

/** The home page as staff write it. A part that they have left without its words, picture or links is undefined. */
export type HomeView = ReturnType<typeof toHomeView>;

export function toHomeView(content: Pick<SiteContent, "home" | "pages">) {
  const { vision, figures, initiatives, photo, takeAction } = content.home;
  return {
    slides: homeSlides(content),
    vision: vision.text
      ? {
          title: vision.title,
          text: vision.text,
          figures: figures.map(({ value, label }) => ({ value, label })),
        }
      : undefined,
    initiatives: initiatives.map(({ title, text, href, image }) => ({ title, text, href, image })),
    photo: photo?.image ? { image: photo.image, caption: photo.caption } : undefined,
    takeAction:
      takeAction.links.length > 0
        ? {
            title: takeAction.title,
            text: takeAction.text,
            links: takeAction.links.map(({ label, href, text }) => ({ label, href, text })),
          }
        : undefined,
  };
}
