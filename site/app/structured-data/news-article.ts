import { organizer } from "./organization";
import type { Subject, Thing } from "./thing";

export function newsArticle(subject: Subject): Thing | undefined {
  const { content, origin, uri, slug } = subject;
  const item = content.news.find((news) => news.slug === slug);
  if (!item) return undefined;
  const { excerpt, newsHero } = item.newsField;
  return {
    "@type": "NewsArticle",
    headline: item.title,
    description: excerpt,
    image: newsHero && [new URL(newsHero.sourceUrl, origin).href],
    datePublished: item.date,
    dateModified: item.updatedAt,
    mainEntityOfPage: new URL(uri, origin).href,
    author: organizer(subject),
    publisher: organizer(subject),
  };
}
