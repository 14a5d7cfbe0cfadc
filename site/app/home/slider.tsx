import { Pause, Play } from "lucide-react";
import type { SlideView } from "~/content/views/home-view";
import { BeforeReact } from "~/document/before-react";
import { ButtonLink } from "~/ui/button/button";
import { Picture } from "~/ui/picture/picture";
import { Ridge } from "~/ui/section/section";
import { homeCopy } from "./home-copy";
import slidesScript from "./slides-before-react.ts?inline-script";
import { useSlides } from "./use-slides";

const copy = homeCopy.slider;

/**
 * The looping highlights. All slides are complete HTML; the picture of one is fetched once it has been seen, or soon will
 * be. A small script in the page moves them until React takes over. They share one grid cell, so the page keeps its
 * height whichever is shown.
 */
export function Slider({ slides }: { slides: readonly SlideView[] }) {
  const { current, seen, pressed, playing, show, toggle, stage } = useSlides(slides.length);
  if (slides.length === 0) return null;
  return (
    <section className="slider" aria-roledescription="carousel" aria-label={copy.label} {...stage}>
      <div className="slides" aria-live={playing ? "off" : "polite"}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a labelled group of the carousel pattern, not a set of fields.
          <div
            key={slide.title}
            role="group"
            aria-roledescription="slide"
            aria-label={copy.slide(index + 1, slides.length)}
            className="hero hero-tall slide"
            data-shown={index === current ? "" : undefined}
            data-seen={seen.has(index) ? "" : undefined}
            suppressHydrationWarning
          >
            <div className="hero-scene">
              <Picture image={slide.image} alt="" sizes="100vw" priority={index === 0} />
              <Ridge shape="hills" />
            </div>
            <div className="page hero-inside">
              <div className="hero-words">
                <h2 className="slide-title">{slide.title}</h2>
                {slide.text && <p className="lead">{slide.text}</p>}
                {slide.href && (
                  <p className="hero-actions">
                    <ButtonLink href={slide.href} size="large">
                      {copy.learnMore}
                      <span className="sr-only"> {copy.about(slide.title)}</span>
                    </ButtonLink>
                  </p>
                )}
              </div>
            </div>
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="page slider-controls">
          <button type="button" className="icon-button" data-pressed={pressed} onClick={toggle}>
            <span className="slider-pause">
              <Pause aria-hidden="true" />
              <span className="sr-only">{copy.pause}</span>
            </span>
            <span className="slider-play">
              <Play aria-hidden="true" />
              <span className="sr-only">{copy.play}</span>
            </span>
          </button>
          {slides.map((slide, index) => (
            <button
              key={slide.title}
              type="button"
              className="slider-dot"
              aria-label={copy.dot(index + 1, slide.title)}
              aria-current={index === current ? "true" : undefined}
              suppressHydrationWarning
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
      {slides.length > 1 && <BeforeReact script={import.meta.env.SSR ? slidesScript : ""} />}
    </section>
  );
}
