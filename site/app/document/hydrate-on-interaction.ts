/**
 * Stands in the head of every page. Lets the page's scripts wait until the reader does something, and keeps what was
 * pressed or sent before React could answer, to do it again when it can. Small and without imports of weight: every page
 * carries it.
 */
import { endFirstPaint } from "./first-paint.ts";
import { hydratedEvent, wantedEvent } from "./hydration-events.ts";

/** Attributes of buttons that work without React: the browser itself, or the reader script, knows what they do. */
const nativeButton = ["popovertarget", "commandfor", "form", "formaction", "data-reader"];

/** Whether pressing the element does nothing until React answers: forms, details, popovers and most links work by themselves. */
function needsReact(element: HTMLElement, event: MouseEvent): boolean {
  if (element instanceof HTMLAnchorElement) return opensInPlace(element, event);
  if (element.getAttribute("role") === "button" && element.tagName !== "A") return true;
  if (!(element instanceof HTMLButtonElement) || element.disabled) return false;
  return element.type === "button" && !nativeButton.some((name) => element.hasAttribute(name));
}

/**
 * Whether a link that React would open over the page (`data-opens-here`) is pressed for that. Pressed again it is followed:
 * its scripts may not come at all.
 */
function opensInPlace(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  const plain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  return plain && "opensHere" in link.dataset && !replays.has(link);
}

const intents = ["pointerover", "pointerdown", "keydown", "focusin", "touchstart", wantedEvent];
const options = { capture: true, passive: true };
const replays = new Map<Element, () => void>();

/** Starts the page's scripts in their order, once all of them are there. */
function start() {
  endFirstPaint();
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", start, { once: true });
    return;
  }
  for (const intent of intents) document.removeEventListener(intent, start, options);
  for (const held of document.querySelectorAll<HTMLElement>("script[data-held]")) {
    const script = document.createElement("script");
    script.type = held.dataset.held ?? "";
    // The very text whose hash the security policy lists.
    script.textContent = held.textContent;
    held.removeAttribute("data-held");
    document.head.append(script);
  }
}

function keepClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : undefined;
  const pressed = target?.closest("a,button,summary,label,input,select,textarea,[role=button]");
  if (!(pressed instanceof HTMLElement) || event.defaultPrevented || !needsReact(pressed, event)) return;
  if (pressed instanceof HTMLAnchorElement) event.preventDefault();
  replays.set(pressed, () => pressed.click());
  // A voice or a screen reader may press without any of the events above.
  start();
}

function keepSubmit(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  // A form that says where or how it is sent is sent by the browser, whether React is here or not.
  if (form.hasAttribute("action") || form.hasAttribute("method")) return;
  event.preventDefault();
  const { submitter } = event;
  replays.set(form, () => form.requestSubmit(submitter?.isConnected ? submitter : undefined));
  start();
}

for (const intent of intents) document.addEventListener(intent, start, options);
// A page whose script leads to the place that the address names does so at once.
if (location.hash && document.currentScript?.hasAttribute("data-place")) start();
document.addEventListener("click", keepClick, true);
document.addEventListener("submit", keepSubmit, true);
document.addEventListener(
  hydratedEvent,
  () => {
    document.removeEventListener("click", keepClick, true);
    document.removeEventListener("submit", keepSubmit, true);
    for (const [element, again] of replays) if (element.isConnected) again();
    replays.clear();
  },
  { once: true },
);
