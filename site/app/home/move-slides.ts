import { sliderIntervalMs } from "@pcf/contract/constants";
import { hydratedEvent } from "~/document/hydration-events.ts";

/** With any of them the reader is at the slides: from then on they rest until React knows more. */
const pausingEvents = ["pointerover", "focusin", "touchstart"];

/**
 * Moves the slides of the server's page on every 5 s, as `useSlides` does, unless the reader prefers less motion or looks
 * at another tab. Ends when the reader comes to the slides, or React has taken the page over: it goes on from the slide
 * that is shown.
 */
export function moveSlides(slider: Element): void {
  const slides = [...slider.querySelectorAll(".slide")];
  const dots = [...slider.querySelectorAll(".slider-dot")];
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let current = 0;
  let timer: ReturnType<typeof setTimeout>;

  /** The next picture is fetched halfway, so that it is there when its slide comes. */
  function wait() {
    const next = (current + 1) % slides.length;
    timer = setTimeout(() => {
      slides[next]?.setAttribute("data-seen", "");
      timer = setTimeout(() => {
        if (!document.hidden) show(next);
        wait();
      }, sliderIntervalMs / 2);
    }, sliderIntervalMs / 2);
  }
  function show(next: number) {
    slides[current]?.removeAttribute("data-shown");
    dots[current]?.removeAttribute("aria-current");
    slides[next]?.setAttribute("data-shown", "");
    dots[next]?.setAttribute("aria-current", "true");
    current = next;
  }
  const stop = () => clearTimeout(timer);
  for (const event of pausingEvents) slider.addEventListener(event, stop, { once: true, passive: true });
  document.addEventListener(hydratedEvent, stop, { once: true });
  wait();
}
