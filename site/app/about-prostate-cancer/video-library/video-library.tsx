import { useEffect, useState } from "react";
import { VideoDialog } from "~/blocks/video/video-dialog";
import { videoLength } from "~/blocks/video/video-length";
import { VideoPlayer } from "~/blocks/video/video-player";
import { useSite } from "~/shell/site";
import { ButtonLink } from "~/ui/button/button";
import { VideoCard } from "~/ui/card/video-card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import type { Library } from "./library-video";
import { useLibrary } from "./use-library";
import { useVideoFilter } from "./use-video-filter";
import { shownVideos, withFilter } from "./video-filter";
import { VideoFilterForm } from "./video-filter-form";
import { videoLibraryCopy as copy } from "./video-library-copy";

type VideoLibraryProps = { library: Library; playlist: string; title: string };

/** All videos: choose a playlist, search, press a card to watch. The address names all three, so that it can be sent to others. */
export function VideoLibrary({ library, playlist, title }: VideoLibraryProps) {
  const { videos, playlists } = useLibrary(library);
  const { filter, change, named, openVideo, closeVideo } = useVideoFilter({ playlist, title }, playlists);
  const [playing, setPlaying] = useState<string>();
  // Going back in the history closes the player.
  useEffect(() => {
    if (!named) setPlaying(undefined);
  }, [named]);

  const shown = shownVideos(videos, filter);
  const bySlug = (slug: string | null | undefined) => videos.find((video) => video.slug === slug);
  // A video that came with the address waits for Play; one that was pressed plays over the page.
  const featured = playing ? undefined : bySlug(named);

  return (
    <div className="video-library">
      {featured && (
        <section className="video-featured" aria-labelledby="video-featured">
          <h2 id="video-featured">{featured.title}</h2>
          <VideoPlayer video={featured} />
        </section>
      )}
      <VideoFilterForm playlists={playlists} filter={filter} onChange={change} />
      <div className="video-count">
        <p role="status">{copy.found(shown.length)}</p>
        <Subscribe />
      </div>
      {shown.length > 0 ? (
        <ul className="card-grid">
          {shown.map((video) => (
            <li key={video.slug}>
              <VideoCard
                href={`?${withFilter(new URLSearchParams({ video: video.slug }), filter)}`}
                onPlay={() => {
                  setPlaying(video.slug);
                  openVideo(video.slug);
                }}
                title={video.title}
                day={video.day}
                poster={video.poster}
                length={videoLength(video.seconds)}
                level={2}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState spot="search-nothing" title={videos.length > 0 ? copy.nothing : copy.none}>
          {videos.length > 0 && <p>{copy.nothingHint}</p>}
        </EmptyState>
      )}
      <VideoDialog
        video={bySlug(playing)}
        onClose={() => {
          setPlaying(undefined);
          closeVideo();
        }}
      />
    </div>
  );
}

function Subscribe() {
  const { channelUrl } = useSite().siteSettings;
  return channelUrl ? (
    <p className="video-subscribe">
      <span>{copy.subscribeText}</span>
      <ButtonLink href={channelUrl} variant="secondary" size="small">
        {copy.subscribe}
      </ButtonLink>
    </p>
  ) : null;
}
