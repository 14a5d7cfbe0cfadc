// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { hydratedEvent } from "./hydration-events.ts";

const press = (element: Element, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  element.dispatchEvent(event);
  return event.defaultPrevented;
};

/** A page with the script of its head running, whose React has not come. */
beforeEach(async () => {
  document.dispatchEvent(new Event(hydratedEvent));
  vi.resetModules();
  document.body.innerHTML = `<a id="film" href="#film" data-opens-here>Film</a><a id="page" href="#page">Page</a>`;
  await import("./hydrate-on-interaction.ts");
});

const link = (id: string) => document.getElementById(id) as HTMLAnchorElement;

test("a film that is pressed before the scripts are there opens when they are", () => {
  const opened = vi.fn();
  link("film").addEventListener("click", opened);
  expect(press(link("film"))).toBe(true);
  expect(opened).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event(hydratedEvent));
  expect(opened).toHaveBeenCalledTimes(2);
});

test("pressed once more, or for a new tab, the link of a film is followed; so are all other links", () => {
  expect(press(link("film"), { ctrlKey: true })).toBe(false);
  expect(press(link("film"))).toBe(true);
  expect(press(link("film"))).toBe(false);
  expect(press(link("page"))).toBe(false);
});
