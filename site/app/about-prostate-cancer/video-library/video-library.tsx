import { useEffect, useState } from "react";
import { VideoDialog, VideoPlayer, videoLength } from "~/blocks/lazy/video-player";
import { useSite } from "~/content/site";
import { Button, ButtonLink } from "~/ui/button/button";
import { VideoCard } from "~/ui/card/video-card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { SelectField } from "~/ui/field/select-field";
import { TextField } from "~/ui/field/text-field";
import { type Library, type LibraryPlaylist, libraryOfFeed } from "./library-video";
import { useVideoFilter } from "./use-video-filter";
import { videoFeed } from "./video-cache";
import { matchingVideos, type VideoFilter, type VideoFilterEvent, withFilter } from "./video-filter";
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

  const shown = matchingVideos(videos, filter);
  const bySlug = (slug: string | null | undefined) => videos.find((video) => video.slug === slug);
  // A video that came with the address waits for Play; one that was pressed plays over the page.
  const featured = playing ? undefined : bySlug(named);

  return (
    <div className="video-library">
      {featured && (
        <section className="video-featured" aria-labelledby="video-featured">
          <h2 id="video-featured">{featured.title}</h2>
          <VideoPlayer video={featured} asked />
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

/** The page's own library; where it came without videos, the feed's, from this device or from the host. */
function useLibrary(rendered: Library): Library {
  const [fromFeed, setFromFeed] = useState<Library>();
  useEffect(() => {
    let wanted = true;
    const storage = () => localStorage;
    void videoFeed(storage, Date.now()).then((feed) => {
      if (wanted && feed) setFromFeed(libraryOfFeed(feed));
    });
    return () => {
      wanted = false;
    };
  }, []);
  return rendered.videos.length > 0 ? rendered : (fromFeed ?? rendered);
}

type VideoFilterFormProps = {
  playlists: readonly LibraryPlaylist[];
  filter: VideoFilter;
  onChange: (event: VideoFilterEvent) => void;
};

/** Playlist and words of the title. Filters while one types; without JavaScript by its button. */
function VideoFilterForm({ playlists, filter, onChange }: VideoFilterFormProps) {
  return (
    <search>
      <form method="get" className="video-filter" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          name="playlist"
          label={copy.playlist}
          options={[
            { value: "", label: copy.all },
            ...playlists.map(({ key, title }) => ({ value: key, label: title })),
          ]}
          value={filter.playlist}
          onChange={(event) => onChange({ kind: "playlist", playlist: event.target.value })}
        />
        <TextField
          name="title"
          id="video-title"
          type="search"
          label={copy.search}
          autoComplete="off"
          value={filter.title}
          onChange={(event) => onChange({ kind: "title", title: event.target.value })}
        />
        <Button type="submit" variant="secondary">
          {copy.submit}
        </Button>
      </form>
    </search>
  );
}
