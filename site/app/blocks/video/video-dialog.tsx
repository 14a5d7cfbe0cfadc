import { useRef } from "react";
import { Dialog } from "~/ui/dialog/dialog";
import { type PlayableVideo, VideoPlayer } from "./video-player";

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
