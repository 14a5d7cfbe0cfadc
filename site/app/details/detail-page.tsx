import type { SafeHtml } from "@pcf/contract/content/html";
import type { Image } from "@pcf/contract/content/media";
import type { ReactNode } from "react";
import { useSite } from "~/content/site";
import type { Link } from "~/content/views/page-view";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { Gallery } from "~/ui/carousel/carousel";
import { classes } from "~/ui/classes";
import { Hero, type HeroProps } from "~/ui/hero/hero";
import { PrevNext } from "~/ui/prev-next/prev-next";
import { WordMeanings } from "~/ui/prose/word-meanings";
import { ShareRow } from "~/ui/share-row/share-row";
import { detailCopy as copy } from "./detail-copy";

type DetailPageProps = Pick<HeroProps, "kicker" | "ridge" | "alt"> & {
  item: { href: string; title: string; excerpt?: string; image?: Image };
  /** The pages above this one, after home. */
  above: Link[];
  previous: Link;
  next: Link;
  /** What stands before the text, beside it where there is room. */
  aside?: ReactNode;
  /** The way back to all documents of this kind. */
  back?: ReactNode;
  words: { share: string; neighbours: string };
  className?: string;
  /** What the marked words of its text open. */
  meanings: SafeHtml;
  children: ReactNode;
};

/** The page of a story, an article or an event: what it is, its text, ways to share it, and the ones before and after. */
export function DetailPage(props: DetailPageProps) {
  const {
    item,
    above,
    previous,
    next,
    kicker,
    ridge,
    alt,
    aside,
    back,
    words,
    className,
    meanings,
    children,
  } = props;
  const { identity } = useSite();
  const trail = [{ label: copy.home, href: "/" }, ...above, { label: item.title, href: item.href }];
  return (
    <article>
      <Hero
        title={item.title}
        kicker={kicker}
        intro={item.excerpt && <p>{item.excerpt}</p>}
        image={item.image}
        alt={alt}
        ridge={ridge}
        before={<Breadcrumb label={copy.breadcrumb} trail={trail} />}
      />
      <div className={classes("page page-body", className)}>
        {aside}
        <div className="page-main">
          {children}
          <ShareRow
            url={new URL(item.href, identity.origin).href}
            title={item.title}
            words={{ ...copy.share, label: words.share }}
          />
          {back}
          <PrevNext previous={previous} next={next} words={{ ...copy.neighbours, label: words.neighbours }} />
        </div>
      </div>
      <WordMeanings html={meanings} />
    </article>
  );
}

/** The pictures of a document, one after the other. */
export function DetailPictures({ pictures }: { pictures: readonly Image[] }) {
  if (pictures.length === 0) return null;
  const items = pictures.map((image) => ({ key: image.sourceUrl, image }));
  return <Gallery label={copy.pictures} items={items} />;
}
