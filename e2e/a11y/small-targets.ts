import type { Page } from "@playwright/test";

/** What a finger hits surely, in CSS pixels. WCAG 2.5.5; 2.5.8 asks for 24. */
const fingertip = 44;

/**
 * What on the open page can be pressed and is narrower or lower than a fingertip, a line for each. Links and explained words in
 * running text are exempt, as in WCAG: their height is the line's. So is what is not there for a finger: links that skip, and hidden ones.
 */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(measureTargets, fingertip);

/** Runs in the browser. */
function measureTargets(fingertip: number): string[] {
  const controls =
    "a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=switch]";
  const plainText = (element: Element | null) => (element?.textContent ?? "").replace(/[^\p{L}\p{N}]+/gu, "");

  /** A pseudo-element laid over the whole card takes the press for its link. */
  function laidOver(element: Element): Element | undefined {
    const over = ["::before", "::after"].some((name) => {
      const { content, position, top, bottom } = getComputedStyle(element, name);
      return content !== "none" && position === "absolute" && top === "0px" && bottom === "0px";
    });
    let around: Element | null = over ? element : null;
    while (around && getComputedStyle(around).position === "static") around = around.parentElement;
    return around ?? undefined;
  }

  /** In the line of other words, which its own size follows: a link, or a sign that the word before it presses as its label. */
  function inRunningText(element: Element): boolean {
    const words = element instanceof HTMLButtonElement ? element.labels?.[0] : element;
    if (!words || !/^(A|LABEL)$/.test(words.tagName) || getComputedStyle(words).display !== "inline")
      return false;
    let block = words.parentElement;
    while (block && getComputedStyle(block).display.startsWith("inline")) block = block.parentElement;
    return plainText(block).length > plainText(words).length;
  }

  function areas(element: Element): Element[] {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const pressed = [element, ...labels];
    return [...pressed, ...pressed.flatMap((part) => laidOver(part) ?? [])];
  }

  const isSmall = (element: Element) => {
    const boxes = areas(element).map((area) => area.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    // Hidden for the eye alone (`sr-only`) is nothing to press. Half a pixel is the rounding of a rem.
    if (Math.min(boxes[0]?.width ?? 0, boxes[0]?.height ?? 0) <= 1) return undefined;
    if (width > fingertip - 0.5 && height > fingertip - 0.5) return undefined;
    return `${Math.round(width)} × ${Math.round(height)}`;
  };

  return [...document.querySelectorAll(controls)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inRunningText(element))
    .flatMap((element) => {
      const size = isSmall(element);
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
      const place = `${element.tagName.toLowerCase()} in ${element.parentElement?.className || element.parentElement?.tagName}`;
      return size ? `${size}: “${name}” (${place})` : [];
    });
}
