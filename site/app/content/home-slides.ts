import type { Home } from "@pcf/contract/content/globals";
import type { SiteContent } from "./site-content";

/**
 * The slides of the home page: those made there, then those that pages carry. A page's slide leads to the page unless it
 * names another link; one with the title of another slide would say the same twice and is left out.
 */
export function homeSlides({ home, pages }: Pick<SiteContent, "home" | "pages">): Home["slides"] {
  const slides = [...home.slides];
  for (const { uri, frontPageHeroSlide: slide } of pages) {
    const { title, image } = slide ?? {};
    if (!title || !image || slides.some((other) => other.title === title)) continue;
    slides.push({ title, image, description: slide?.description, learnMore: slide?.learnMore ?? uri });
  }
  return slides;
}
