import { sliderIntervalMs } from "@pcf/contract/constants";
import {
  type FocusEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

const still = "(prefers-reduced-motion: reduce)";

function watchMotion(changed: () => void) {
  const query = window.matchMedia(still);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
const prefersMotion = () => !window.matchMedia(still).matches;

function watchTab(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
const tabIsSeen = () => !document.hidden;
const notSeenOnServer = () => false;
/** The slides set off as soon as the script is there: the server's page offers to stop them. */
const movesOnServer = () => true;

/**
 * Which of `count` slides is shown. It moves on every 5 s and starts again after the last; it rests while the reader
 * points at it, has the focus in it, looks at another tab, prefers less motion, or has pressed pause. Pressing play
 * outweighs all of these but another tab.
 */
export function useSlides(count: number) {
  const [current, show] = useState(0);
  const [seen, see] = useReducer(
    (known: ReadonlySet<number>, slide: number) => new Set(known).add(slide),
    new Set([0]),
  );
  const [pressed, setPressed] = useState<"play" | "pause">();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const slider = useRef<HTMLElement>(null);
  const motion = useSyncExternalStore(watchMotion, prefersMotion, movesOnServer);
  const seenTab = useSyncExternalStore(watchTab, tabIsSeen, notSeenOnServer);
  const playing = pressed ? pressed === "play" : motion;
  const moving = playing && seenTab && !hovered && !focused && count > 1;

  // Goes on from where the page's own script has come (`move-slides.ts`), and from where the reader is.
  useLayoutEffect(() => {
    const slides = [...(slider.current?.querySelectorAll(".slide") ?? [])];
    slides.forEach((slide, index) => {
      if (slide.hasAttribute("data-seen")) see(index);
      if (slide.hasAttribute("data-shown")) show(index);
    });
    setHovered(slider.current?.matches(":hover") ?? false);
    setFocused(slider.current?.querySelector(":focus-visible") != null);
  }, []);
  useEffect(() => see(current), [current]);
  useEffect(() => {
    if (!moving) return;
    const next = (current + 1) % count;
    // The next picture is fetched halfway, so that it is there when its slide comes.
    const soon = setTimeout(() => see(next), sliderIntervalMs / 2);
    const move = setTimeout(() => show(next), sliderIntervalMs);
    return () => {
      clearTimeout(soon);
      clearTimeout(move);
    };
  }, [moving, current, count]);

  return {
    current,
    seen,
    pressed,
    playing,
    show,
    toggle: () => {
      setPressed(playing ? "pause" : "play");
      setHovered(false);
      setFocused(false);
    },
    /** Spread on the slider's element. */
    stage: {
      ref: slider,
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A press of the mouse or a finger also leaves the focus behind, but nobody is reading there by keyboard.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}
