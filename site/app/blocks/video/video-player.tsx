import type { VideoView } from "~/content/views/video-view";
import { ButtonLink } from "~/ui/button/button";
import { Prose } from "~/ui/prose/prose";
import { videoCopy as copy } from "./video-copy";

export type PlayableVideo = Pick<
  VideoView,
  "title" | "videoId" | "poster" | "fileUrl" | "captionsUrl" | "description" | "transcript"
>;

type VideoPlayerProps = {
  video: PlayableVideo;
  /** The reader has pressed Play already. Without it nothing is asked of the video site. */
  autoPlay?: boolean;
};

/** Plays our own clip with its captions, or the video site's player. Transcript below, where there is one. */
export function VideoPlayer({ video, autoPlay }: VideoPlayerProps) {
  return (
    <div className="video-player">
      <Screen video={video} autoPlay={autoPlay} />
      {video.description && <p>{video.description}</p>}
      {video.transcript && (
        <details className="video-transcript">
          <summary>{copy.transcript}</summary>
          <Prose html={video.transcript} />
        </details>
      )}
    </div>
  );
}

function Screen({ video, autoPlay }: VideoPlayerProps) {
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
        aria-label={copy.playerOf(video.title)}
      >
        <track
          kind="captions"
          src={video.captionsUrl}
          srcLang="en"
          label={copy.captions}
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
        title={copy.playerOf(video.title)}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        allowFullScreen
      />
    );
  return (
    <p>
      <ButtonLink href={`https://www.youtube.com/watch?v=${encodeURIComponent(video.videoId)}`}>
        {copy.openOnSite}
      </ButtonLink>
    </p>
  );
}
