import { groupScrollDelayMs, groupScrollDurationMs } from "@pcf/contract/constants";

const easeInOut = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2);

/** Brings a card into view after a pause, gliding; at once where motion is not wanted. Returns how to stop it. */
export function scrollToCard(id: string): () => void {
  let frame = 0;
  const timer = setTimeout(() => {
    const card = document.getElementById(id);
    if (!card) return;
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
    const margin = Number.parseFloat(getComputedStyle(card).scrollMarginTop) || 0;
    const from = window.scrollY;
    const to = from + card.getBoundingClientRect().top - margin;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return window.scrollTo(0, to);
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / groupScrollDurationMs);
      window.scrollTo({ top: from + (to - from) * easeInOut(part), behavior: "instant" });
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  }, groupScrollDelayMs);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
