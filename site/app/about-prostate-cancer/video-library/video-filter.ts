import { folded } from "@pcf/contract/folded-text";

/** What the address names; `playlist` empty is all of them. */
export type VideoChoice = { playlist: string; title: string };
/** `before` is the playlist to return to when the search is emptied. */
export type VideoFilter = VideoChoice & { before: string | undefined };

export type VideoFilterEvent =
  | { kind: "playlist"; playlist: string }
  | { kind: "title"; title: string }
  | { kind: "address"; choice: VideoChoice };

/** The filter that an address opens with. */
export const initialFilter = ({ playlist, title }: VideoChoice): VideoFilter => ({
  playlist,
  title,
  before: title.trim() === "" ? undefined : playlist,
});

/** A search looks through all videos; emptying it brings back the playlist that was chosen before. */
export function nextVideoFilter(filter: VideoFilter, event: VideoFilterEvent): VideoFilter {
  if (event.kind === "address") return initialFilter(event.choice);
  if (event.kind === "playlist") {
    return {
      ...filter,
      playlist: event.playlist,
      before: filter.before === undefined ? undefined : event.playlist,
    };
  }
  const searching = event.title.trim() !== "";
  if (searching && filter.before === undefined) {
    return { playlist: "", title: event.title, before: filter.playlist };
  }
  if (!searching && filter.before !== undefined) {
    return { playlist: filter.before, title: event.title, before: undefined };
  }
  return { ...filter, title: event.title };
}

/** The parameters with the choice named in them, and left out where nothing is chosen. */
export function withFilter(params: URLSearchParams, { playlist, title }: VideoChoice): URLSearchParams {
  const named = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ playlist, title: title.trim() })) {
    if (value) named.set(name, value);
    else named.delete(name);
  }
  return named;
}

const comparable = (text: string) => folded(text).replaceAll("'", "’").trim();

/** The videos of the playlist whose title holds the words. Case and accents do not matter. */
export function matchingVideos<Item extends { title: string; playlists: string[] }>(
  videos: readonly Item[],
  { playlist, title }: VideoChoice,
): Item[] {
  const words = comparable(title);
  return videos.filter(
    (video) =>
      (playlist === "" || video.playlists.includes(playlist)) && comparable(video.title).includes(words),
  );
}
