import { numberFormat } from "@pcf/contract/formats";
import { useRef } from "react";
import type { VideoView } from "~/content/views/video-view";
import { ButtonLink } from "~/ui/button/button";
import { Dialog } from "~/ui/dialog/dialog";
import { Prose } from "~/ui/prose/prose";

const inUnit = (unit: string, count: number) =>
  numberFormat({ style: "unit", unit, unitDisplay: "short" }).format(count);

/** Words around videos: they come with the pages that have one. */
const videoCopy = {
  transcript: "Read the transcript",
  captions: "English captions",
  openOnSite: "Watch on the video site",
  playerOf: (title: string) => `Video: ${title}`,
  minutes: (minutes: number) => inUnit("minute", minutes),
  seconds: (seconds: number) => inUnit("second", seconds),
};

type PlayableVideo = Pick<
  VideoView,
  "title" | "videoId" | "poster" | "fileUrl" | "captionsUrl" | "description" | "transcript"
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
  return (
    <div className="video-player">
      <Screen video={video} asked={asked} autoPlay={autoPlay} />
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

/** Takes the focus without a script where the document begins with it, and on arrival from another page (`NavigationAnnouncer`). */
const takesFocus = {
  autoFocus: true,
  "data-asked": "",
  // What came above it meanwhile, such as a font, may have moved it out of the window.
  ref: (player: HTMLElement | null) => {
    if (player && player === document.activeElement) player.scrollIntoView({ block: "nearest" });
  },
};

function Screen({ video, asked, autoPlay }: VideoPlayerProps) {
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

/** Length of a video in words: whole minutes from a minute on, seconds below. */
export function videoLength(seconds: number | undefined): string | undefined {
  if (!seconds) return undefined;
  return seconds < 60 ? videoCopy.seconds(Math.round(seconds)) : videoCopy.minutes(Math.round(seconds / 60));
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
