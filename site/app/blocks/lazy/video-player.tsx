import { numberFormat } from "@pcf/contract/formats";
import { useRef, useState } from "react";
import type { VideoView } from "~/content/views/video-view";
import { ButtonLink, buttonClass } from "~/ui/button/button";
import { Dialog } from "~/ui/dialog/dialog";
import { Prose } from "~/ui/prose/prose";

const inUnit = (unit: string, count: number) =>
  numberFormat({ style: "unit", unit, unitDisplay: "short" }).format(count);

/** Words around videos: they come with the pages that have one. */
const videoCopy = {
  transcript: "Read the transcript",
  chapters: "Parts of this film",
  captions: "English captions",
  openOnSite: "Watch on the video site",
  playerOf: (title: string) => `Video: ${title}`,
  minutes: (minutes: number) => inUnit("minute", minutes),
  seconds: (seconds: number) => inUnit("second", seconds),
};

type PlayableVideo = Pick<
  VideoView,
  "title" | "videoId" | "poster" | "fileUrl" | "captionsUrl" | "description" | "transcript" | "chapters"
>;

type VideoPlayerProps = {
  video: PlayableVideo;
  /** The address asks for this video: the page opens on it. */
  asked?: boolean;
  /** The reader has pressed Play already. Without it nothing is asked of the video site. */
  autoPlay?: boolean;
};

/** Plays our own clip with its captions, or the video site's player. Transcript below, where there is one. */
export function VideoPlayer({ video, asked, autoPlay }: VideoPlayerProps) {
  const player = useRef<HTMLDivElement>(null);
  const [second, setSecond] = useState<number>();

  function playFrom(start: number): boolean {
    const film = player.current?.querySelector("video");
    if (!film) return false;
    film.currentTime = start;
    // A browser that cannot play it says so in the player itself.
    film.play().catch(() => film.focus());
    return true;
  }

  return (
    <div className="video-player" ref={player}>
      <Screen video={video} asked={asked} autoPlay={autoPlay} onSecond={setSecond} />
      <Chapters video={video} playFrom={playFrom} second={second} />
      {video.description && <p>{video.description}</p>}
      {video.transcript && (
        <details className="video-transcript">
          <summary>{videoCopy.transcript}</summary>
          <Prose html={video.transcript} />
        </details>
      )}
    </div>
  );
}

type ChaptersProps = {
  video: PlayableVideo;
  /** Whether there is a player that could begin there. */
  playFrom: (start: number) => boolean;
  /** Where the film is, once it runs. */
  second: number | undefined;
};

/** Leads to each part of a film of our own. Without a script the link opens the film's file there. */
function Chapters({ video: { fileUrl, chapters }, playFrom, second }: ChaptersProps) {
  if (!fileUrl || chapters.length === 0) return null;
  const now = second === undefined ? -1 : chapters.findLastIndex(({ start }) => start <= second);
  return (
    <nav aria-label={videoCopy.chapters}>
      <ol className="button-row">
        {chapters.map(({ title, clock, start }, at) => (
          <li key={start}>
            <a
              href={`${fileUrl}#t=${start}`}
              className={buttonClass({ variant: at === now ? "primary" : "secondary", size: "small" })}
              aria-current={at === now || undefined}
              onClick={(event) => {
                if (playFrom(start)) event.preventDefault();
              }}
            >
              {clock} {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Takes the focus without a script where the document begins with it, and on arrival from another page (`NavigationAnnouncer`). */
const takesFocus = {
  autoFocus: true,
  "data-asked": "",
  // What came above it meanwhile, such as a font, may have moved it out of the window.
  ref: (player: HTMLElement | null) => {
    if (player && player === document.activeElement) player.scrollIntoView({ block: "nearest" });
  },
};

type ScreenProps = VideoPlayerProps & { onSecond: (second: number) => void };

function Screen({ video, asked, autoPlay, onSecond }: ScreenProps) {
  const focus = asked && takesFocus;
  if (video.fileUrl)
    return (
      <video
        className="video-screen"
        src={video.fileUrl}
        poster={video.poster?.sourceUrl}
        controls
        playsInline
        autoPlay={autoPlay}
        preload="none"
        aria-label={videoCopy.playerOf(video.title)}
        onTimeUpdate={({ currentTarget }) => onSecond(Math.floor(currentTarget.currentTime))}
        {...focus}
      >
        <track
          kind="captions"
          src={video.captionsUrl}
          srcLang="en"
          label={videoCopy.captions}
          default={video.captionsUrl !== undefined}
        />
      </video>
    );
  if (!video.videoId) return null;
  if (autoPlay)
    return (
      <iframe
        className="video-screen"
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(video.videoId)}?autoplay=1&rel=0`}
        title={videoCopy.playerOf(video.title)}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        allowFullScreen
      />
    );
  return (
    <p>
      <ButtonLink href={`https://www.youtube.com/watch?v=${encodeURIComponent(video.videoId)}`} {...focus}>
        {videoCopy.openOnSite}
      </ButtonLink>
    </p>
  );
}

/** Length of a video in words: whole minutes from two on, seconds below. */
export function videoLength(seconds: number | undefined): string | undefined {
  if (!seconds) return undefined;
  return seconds < 120 ? videoCopy.seconds(Math.round(seconds)) : videoCopy.minutes(Math.round(seconds / 60));
}

/** The player over the page. It leaves the page when it is closed, so that playback stops. */
export function VideoDialog({ video, onClose }: { video: PlayableVideo | undefined; onClose: () => void }) {
  // While the dialog closes its title stays, so that the words do not jump.
  const last = useRef(video);
  if (video) last.current = video;
  return (
    <Dialog open={video !== undefined} onClose={onClose} title={last.current?.title ?? ""} size="wide">
      {video && <VideoPlayer video={video} autoPlay />}
    </Dialog>
  );
}
