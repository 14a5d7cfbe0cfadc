/** `playlist` empty is all of them. `before` is the playlist to return to when the search is emptied. */
export type VideoFilter = { playlist: string; title: string; before: string | undefined };

export type VideoFilterEvent = { kind: "playlist"; playlist: string } | { kind: "title"; title: string };

/** A search looks through all videos; emptying it brings back the playlist that was chosen before. */
export function nextVideoFilter(filter: VideoFilter, event: VideoFilterEvent): VideoFilter {
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

const folded = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/['’]/g, "’").toLowerCase().trim();

/** The videos of the playlist whose title holds the words. Case and accents do not matter. */
export function shownVideos<Item extends { title: string; playlists: string[] }>(
  videos: readonly Item[],
  { playlist, title }: Pick<VideoFilter, "playlist" | "title">,
): Item[] {
  const words = folded(title);
  return videos.filter(
    (video) => (playlist === "" || video.playlists.includes(playlist)) && folded(video.title).includes(words),
  );
}
