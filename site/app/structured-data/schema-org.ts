import type { Company } from "@pcf/contract/content/company";
import { documentUrl, glossaryTermUrl, listedCollections, videoUrl } from "@pcf/contract/urls";
import { shortText } from "~/content/html/plain-text";
import type { SiteContent } from "~/content/site-content";
import { toEventView } from "~/content/views/event-view";
import { faqsByCategory } from "~/content/views/faq-view";
import { termsInOrder } from "~/content/views/glossary-view";
import { toNewsView } from "~/content/views/news-view";
import { breadcrumb, pageByUri } from "~/content/views/page-view";
import { toVideoView } from "~/content/views/video-view";

/** A thing of schema.org; what is undefined is left out of the JSON. */
export type Thing = { "@type": string | string[]; [property: string]: unknown };

/** The page that things describe: its path, the slug in it, its search parameters, and what it is made from. */
export type Subject = {
  content: SiteContent;
  origin: string;
  uri: string;
  slug: string;
  search: URLSearchParams;
};

const descriptionLength = 300;

/** The charity itself, with its registered number. */
export function organization(subject: Subject): Thing {
  const { company } = subject.content;
  const { street, city, province, postalCode, country } = company.address;
  return {
    ...organizer(subject),
    "@type": ["Organization", "NGO"],
    alternateName: company.shortName,
    logo: new URL("/images/icon-512.png", subject.origin).href,
    identifier: { "@type": "PropertyValue", name: "Registered charity number", value: company.charityNumber },
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: province,
      postalCode,
      addressCountry: country,
    },
    telephone: contactOf(company, "telTF"),
    email: contactOf(company, "email"),
    sameAs: company.socialMedia.map(({ url }) => url),
  };
}

const contactOf = ({ contact }: Company, id: "telTF" | "email") =>
  contact.find((entry) => entry.id === id)?.href.replace(/^(tel|mailto):/, "");

/** How other things of a page name the charity. */
const organizationId = (origin: string) => new URL("/#organization", origin).href;

/** The charity, in so many words as stand beside an article or an event. */
const organizer = ({ content, origin }: Subject): Thing => ({
  "@type": "Organization",
  "@id": organizationId(origin),
  name: content.company.name,
  url: origin,
});

/** Nothing of an event whose place is not known: search engines take none without. */
export function event(subject: Subject): Thing | undefined {
  const { content, origin, slug } = subject;
  const found = content.events.find((candidate) => candidate.slug === slug);
  if (!found) return undefined;
  const { title, date, end, excerpt, html, location, website, image, href } = toEventView(
    found,
    content.videos,
  );
  if (!location) return undefined;
  const online = /online|webinar/i.test(location);
  const url = new URL(href, origin).href;
  return {
    "@type": "Event",
    name: title,
    startDate: date,
    endDate: end,
    description: excerpt ?? shortText(html, descriptionLength),
    url,
    image: image && [new URL(image.sourceUrl, origin).href],
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url: website ?? url }
      : { "@type": "Place", name: location, address: location },
    organizer: organizer(subject),
  };
}

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

/** The video that the library's address names: then it is what the page is about. */
export function videoObject({ content, origin, search }: Subject): Thing | undefined {
  const named = content.videos.find(({ slug }) => slug === search.get("video"));
  if (!named) return undefined;
  const video = toVideoView(named);
  const absolute = (address: string | undefined) => address && new URL(address, origin).href;
  return {
    "@type": "VideoObject",
    name: video.title,
    description: video.description ?? video.title,
    uploadDate: video.date,
    duration: video.seconds ? `PT${video.seconds}S` : undefined,
    thumbnailUrl: absolute(video.poster?.sourceUrl),
    contentUrl: absolute(video.fileUrl),
    embedUrl: video.videoId && `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video.videoId)}`,
    url: absolute(videoUrl(video.slug)),
  };
}

/** The questions in the order the page shows them. */
export function faqPage({ content }: Subject): Thing | undefined {
  const inOrder = faqsByCategory(content).flatMap(({ faqs }) => faqs);
  if (inOrder.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: inOrder.map(({ title, html }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: html },
    })),
  };
}

/** All words that the site explains, each at its place on the page. */
export function definedTermSet({ content, origin, uri }: Subject): Thing | undefined {
  const terms = termsInOrder(content);
  if (terms.length === 0) return undefined;
  const url = new URL(uri, origin).href;
  return {
    "@type": "DefinedTermSet",
    "@id": url,
    name: pageByUri(content, uri)?.title ?? "Words explained",
    url,
    hasDefinedTerm: terms.map(({ slug, term, definition, alsoCalled }) => ({
      "@type": "DefinedTerm",
      name: term,
      alternateName: alsoCalled.length > 0 ? alsoCalled : undefined,
      description: definition,
      url: new URL(glossaryTermUrl(slug), origin).href,
      inDefinedTermSet: url,
    })),
  };
}

const home = { label: "Home", href: "/" };

/** The way from the home page to this one, for every page that shows it: those below a section's own page. */
export function breadcrumbList({ content, origin, uri, slug }: Subject): Thing | undefined {
  const above = breadcrumb(content, uri);
  const title = pageByUri(content, uri)?.title ?? titleOfDetail(content, uri, slug);
  if (above.length === 0 || !title) return undefined;
  const trail = [home, ...above, { label: title, href: uri }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: new URL(href, origin).href,
    })),
  };
}

function titleOfDetail(content: SiteContent, uri: string, slug: string): string | undefined {
  const list = listedCollections.find((collection) => uri === documentUrl(collection, slug));
  return list && content[list].find((document) => document.slug === slug)?.title;
}
