import { Images, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useNavigate, useNavigation, useSearchParams } from "react-router";
import { buttonClass } from "~/ui/button/button";
import { opensElsewhere } from "~/ui/link/page-link";
import { useFirstNew } from "~/ui/load-more/growing-cards";
import { Picture } from "~/ui/picture/picture";
import { Spinner } from "~/ui/spinner/spinner";
import { instagramCopy as copy } from "./instagram-copy";
import { type PostTile, tileOfFeedPost } from "./post-view";
import "./instagram.css";

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

/**
 * Keeps in the address how many things the reader let append, so that Back and a reload bring them again. While the
 * reader is on the way to another page or to one of the things, it waits for where that leads.
 */
function useCountInAddress(name: string, count: number | undefined) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useNavigation();
  useEffect(() => {
    if (count === undefined || state !== "idle" || search.get(name) === String(count)) return;
    const next = new URLSearchParams(search);
    next.set(name, String(count));
    navigate(`?${next}`, { replace: true, preventScrollReset: true });
  }, [name, count, state, search, navigate]);
}

type First = { tiles: PostTile[]; nextPageUrl: string | undefined };

/** The posts shown so far, and how to append those of the next page that the feed names. */
function useMorePosts(first: First) {
  const [more, setMore] = useState<{ tiles: PostTile[]; nextPageUrl?: string }>();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const known = new Set(first.tiles.map(({ id }) => id));
  const tiles = [...first.tiles, ...(more?.tiles ?? []).filter(({ id }) => !known.has(id))];
  const nextPageUrl = more ? more.nextPageUrl : first.nextPageUrl;

  async function loadMore(): Promise<void> {
    if (!nextPageUrl || state === "loading") return;
    setState("loading");
    try {
      const [{ instagramFeedSchema }, response] = await Promise.all([
        import("@pcf/contract/content/instagram-feed"),
        fetch(nextPageUrl),
      ]);
      if (!response.ok) throw new Error(`The feed answered ${response.status}`);
      const { data, next_page_url } = instagramFeedSchema.parse(await response.json());
      const added = [...(more?.tiles ?? []), ...data.map(tileOfFeedPost)];
      setMore({ tiles: added, nextPageUrl: next_page_url ?? undefined });
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return { tiles, nextPageUrl, state, loadMore };
}
