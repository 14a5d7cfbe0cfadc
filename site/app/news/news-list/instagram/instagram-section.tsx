import { Images, Play } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { buttonClass } from "~/ui/button/button";
import { opensElsewhere } from "~/ui/link/opens-elsewhere";
import { useFirstNew } from "~/ui/load-more/use-first-new";
import { Picture } from "~/ui/picture/picture";
import { Spinner } from "~/ui/spinner/spinner";
import { instagramCopy as copy } from "./instagram-copy";
import "./instagram.css";
import type { PostTile } from "./post-view";
import { useCountInAddress } from "./use-count-in-address";
import { useMorePosts } from "./use-more-posts";

type InstagramSectionProps = { tiles: PostTile[]; nextPageUrl: string | undefined; profileUrl?: string };

const badges = { IMAGE: undefined, VIDEO: Play, CAROUSEL_ALBUM: Images };

/** The posts as squares; a square opens the viewer. More are appended as the feed names them. */
export function InstagramSection({ profileUrl, ...first }: InstagramSectionProps) {
  const { tiles, nextPageUrl, state, loadMore } = useMorePosts(first);
  const [search] = useSearchParams();
  const { list, ask } = useFirstNew<HTMLUListElement>(tiles.length);
  useCountInAddress("posts", tiles.length > first.tiles.length ? tiles.length : undefined);
  const withParameter = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    return `?${next}`;
  };
  return (
    <section aria-labelledby="instagram" className="instagram">
      <h2 id="instagram" className="block-title">
        {copy.title}
      </h2>
      <p>{copy.intro}</p>
      <ul ref={list} className="instagram-grid">
        {tiles.map(({ id, kind, label, image }) => {
          const Badge = badges[kind];
          return (
            <li key={id}>
              <Link
                to={withParameter("post", id)}
                preventScrollReset
                aria-label={`${copy.kinds[kind]}: ${label}`}
              >
                {image ? (
                  <Picture image={image} sizes="(min-width: 64rem) 16rem, 46vw" />
                ) : (
                  <span>{label}</span>
                )}
                {Badge && <Badge aria-hidden="true" className="instagram-badge" />}
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="instagram-more">
        <div role="status">
          {state === "loading" && <Spinner label={copy.loading} />}
          {state === "failed" && <p>{copy.failed}</p>}
        </div>
        {nextPageUrl && (
          <Link
            to={withParameter("posts", String(tiles.length + 1))}
            preventScrollReset
            className={buttonClass({ variant: "secondary" })}
            aria-label={copy.loadMoreLabel}
            aria-disabled={state === "loading"}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              if (state === "loading") return;
              ask(event);
              loadMore();
            }}
          >
            {copy.loadMore}
          </Link>
        )}
        {profileUrl && (
          <a href={profileUrl} className={buttonClass({ variant: "quiet" })}>
            {copy.follow}
          </a>
        )}
      </div>
    </section>
  );
}
