import { groupScrollDelayMs, groupScrollDurationMs } from "@pcf/contract/constants";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { GroupView } from "~/content/views/group-view";
import { anywhereId } from "./near-results";

type Addressed = Pick<GroupView, "slug" | "provinces">;

/**
 * Follows the hash of the address: the group it names gets its province chosen and its card brought into view.
 * `unknown` where neither a group nor a part of the page has that name: a link to the newsletter names no group.
 */
export function useGroupHash(groups: readonly Addressed[], onWanted: (group: Addressed) => void) {
  const { hash, key, search } = useLocation();
  const navigate = useNavigate();
  const [followed, setFollowed] = useState<string>();
  // The server never sees the hash: the first rendering in the browser must not either.
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const slug = inBrowser ? decodeHash(hash) : "";
  const group = groups.find((candidate) => candidate.slug === slug);

  useEffect(() => {
    if (!group || followed === key) return;
    const province = group.provinces[0]?.code ?? "";
    const wanted = `?province=${province}`;
    onWanted(group);
    if (search === wanted) setFollowed(key);
    else navigate({ search: wanted, hash }, { replace: true, preventScrollReset: true });
  }, [group, followed, key, search, hash, navigate, onWanted]);

  const found = group?.slug;
  useEffect(() => (followed && found ? scrollToCard(found) : undefined), [followed, found]);

  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    // The way to the groups online may be gone back to when the place it was for is no longer known.
    const named = slug !== "" && slug !== anywhereId;
    setUnknown(named && !found && !document.getElementById(slug));
  }, [slug, found]);

  return { found, unknown };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const easeInOut = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2);

/**
 * Brings a card into view after a pause, gliding; at once where motion is not wanted. A reader whose focus has gone elsewhere in
 * the pause is left there. Returns how to stop it.
 */
function scrollToCard(id: string): () => void {
  let frame = 0;
  const focused = document.activeElement;
  const timer = setTimeout(() => {
    const card = document.getElementById(id);
    const hasGoneOn = document.activeElement !== focused && document.activeElement !== document.body;
    if (!card || hasGoneOn) return;
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
