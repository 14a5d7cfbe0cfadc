import type { Image } from "@pcf/contract/content/media";
import type { SiteContent } from "~/content/site-content";

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

/** A slide of the home page; `href` is where it leads, if anywhere. */
export type SlideView = { title: string; text: string | undefined; href: string | undefined; image: Image };

/**
 * The slides of the home page: those made there, then those that pages carry. A page's slide leads to the page unless it
 * names another link; one with the title of another slide would say the same twice and is left out.
 */
export function homeSlides({ home, pages }: Pick<SiteContent, "home" | "pages">): SlideView[] {
  const slides = home.slides.map(
    ({ title, description: text, learnMore: href, image }): SlideView => ({ title, text, href, image }),
  );
  for (const { uri, frontPageHeroSlide: slide } of pages) {
    const { title, image } = slide ?? {};
    if (!title || !image || slides.some((other) => other.title === title)) continue;
    slides.push({ title, image, text: slide?.description, href: slide?.learnMore ?? uri });
  }
  return slides;
}
