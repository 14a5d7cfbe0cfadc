import type { Image } from "@pcf/contract/content/media";
import type { SiteContent } from "./site-content";

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
