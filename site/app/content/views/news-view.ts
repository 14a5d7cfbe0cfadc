import { newsUrl } from "@pcf/contract/urls";
import type { SiteContent } from "~/content/site-content";
import { charityDay } from "./charity-day";
import { detailMeta } from "./detail";

/** An article; `date` is the ISO time of its publication, `day` the day of it where the charity is. */
export type NewsView = ReturnType<typeof toNewsView>;

export function toNewsView(document: SiteContent["news"][number]) {
  const { id, date, title, slug, updatedAt } = document;
  const { content, excerpt, newsHero: image, newsGallery } = document.newsField;
  const href = newsUrl(slug);
  return {
    id,
    slug,
    href,
    title,
    date,
    day: charityDay(date),
    excerpt,
    image,
    updatedAt,
    html: content,
    pictures: newsGallery,
    buttons: document.newsButtons.map(({ name, url, color }) => ({
      label: name,
      href: url,
      primary: color === "darkBlue",
    })),
    meta: detailMeta(document, { path: href, excerpt, image, type: "article" }),
  };
}

/** What a card shows of an article. */
export type NewsCardView = ReturnType<typeof newsCard>;
export const newsCard = ({ id, href, title, day, excerpt, image }: NewsView) => ({
  id,
  href,
  title,
  day,
  excerpt,
  image,
});

/** News, newest first. */
export function newsNewestFirst(content: SiteContent): NewsView[] {
  return content.news.map(toNewsView).sort(newestFirst);
}

/** An issue of the newsletter; `date` is an ISO time, `day` the day of it where the charity is; `href` leads to the issue outside the site. */
export type NewsletterView = ReturnType<typeof toNewsletterView>;

export function toNewsletterView({ id, title, newslettersACF }: SiteContent["newsletters"][number]) {
  const { date, thumbnail: image, url: href } = newslettersACF;
  return { id, title, date, day: charityDay(date), image, href };
}

/** Newsletters, newest first. */
export function newslettersNewestFirst(content: SiteContent): NewsletterView[] {
  return content.newsletters.map(toNewsletterView).sort(newestFirst);
}

const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date);
