import { toNewsView } from "~/content/news-view";
import { organizer } from "./organization";
import type { Subject, Thing } from "./thing";

export function newsArticle(subject: Subject): Thing | undefined {
  const { content, origin, slug } = subject;
  const item = content.news.find((news) => news.slug === slug);
  if (!item) return undefined;
  const { title, date, updatedAt, excerpt, image, href } = toNewsView(item);
  return {
    "@type": "NewsArticle",
    headline: title,
    description: excerpt,
    image: image && [new URL(image.sourceUrl, origin).href],
    datePublished: date,
    dateModified: updatedAt,
    mainEntityOfPage: new URL(href, origin).href,
    author: organizer(subject),
    publisher: organizer(subject),
  };
}
