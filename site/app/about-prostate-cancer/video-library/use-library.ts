import { useEffect, useState } from "react";
import { type Library, libraryOfFeed } from "./library-video";
import { videoFeed } from "./video-cache";

/** The page's own library; where it came without videos, the feed's, from this device or from the host. */
export function useLibrary(rendered: Library): Library {
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
