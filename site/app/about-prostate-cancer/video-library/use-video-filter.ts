import { useEffect, useReducer, useRef } from "react";
import { useSearchParams } from "react-router";
import {
  initialFilter,
  nextVideoFilter,
  type VideoChoice,
  type VideoFilterEvent,
  withFilter,
} from "./video-filter";

const typingPauseMs = 300;
const same = (a: VideoChoice, b: VideoChoice) =>
  a.playlist === b.playlist && a.title.trim() === b.title.trim();

/**
 * A playlist that there is not, as an old link may name, is no choice. The filter and the address that names it. A playlist is a step in the history; words take the place of the address
 * a moment after the last letter. An address that a link, Back or Forward brings decides the filter.
 */
export function useVideoFilter(rendered: VideoChoice, playlists: readonly { key: string }[]) {
  const [params, setParams] = useSearchParams();
  const [filter, dispatch] = useReducer(nextVideoFilter, rendered, initialFilter);
  const inAddress = useRef<VideoChoice>(rendered);
  const playlist = playlists.find(({ key }) => key === params.get("playlist"))?.key ?? "";
  const title = params.get("title") ?? "";

  useEffect(() => {
    const choice = { playlist, title };
    if (same(inAddress.current, choice)) return;
    inAddress.current = choice;
    dispatch({ kind: "address", choice });
  }, [playlist, title]);

  useEffect(() => {
    if (same(inAddress.current, filter)) return;
    const timer = setTimeout(() => {
      inAddress.current = filter;
      setParams((current) => withFilter(current, filter), { replace: true, preventScrollReset: true });
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [filter, setParams]);

  function nameVideo(slug: string | undefined, replace: boolean) {
    const next = withFilter(params, filter);
    if (slug) next.set("video", slug);
    else next.delete("video");
    inAddress.current = filter;
    setParams(next, { preventScrollReset: true, replace });
  }

  return {
    filter,
    change(event: VideoFilterEvent) {
      dispatch(event);
      if (event.kind !== "playlist") return;
      inAddress.current = nextVideoFilter(filter, event);
      setParams(withFilter(params, inAddress.current), { preventScrollReset: true });
    },
    /** The video that the address names. */
    named: params.get("video"),
    openVideo: (slug: string) => nameVideo(slug, false),
    closeVideo: () => nameVideo(undefined, true),
  };
}
