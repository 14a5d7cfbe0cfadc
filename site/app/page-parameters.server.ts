import {
  instagramPageSize,
  newsInitial,
  newslettersInitial,
  newslettersStep,
  newsStep,
} from "@pcf/contract/constants";
import { groupsByProvince } from "./content/collections";
import { perContent } from "./content/per-content";
import { shownCount } from "./content/shown-count";
import type { SiteContent } from "./content/site-content";
import { groupChoices, readGroupFilter } from "./get-support/find-a-group/group-filter";
import { monthAsked } from "./get-support/find-a-meeting/month-meetings";
import { shownPosts } from "./news/news-list/instagram/shown-posts";
import { longestTerm } from "./search/longest-term";

/** What an address asks of a page beyond its path, in the one way it is written; undefined where that is what the page is anyway. */
export type PageParameters = (
  asked: URLSearchParams,
  content: SiteContent,
) => Record<string, string | undefined>;

/** More pages than any search has: a number beyond the last shows the last. */
const mostSearchPages = 1_000;
/** A post that is not there, whichever was asked for: the reader goes to page 404. */
const noPost = "none";
const longestTitle = 200;

const choicesOf = perContent((content) =>
  groupChoices(groupsByProvince(content, content.siteSettings.provinceFirst)),
);
const known = (documents: readonly { slug: string }[], slug: string | null) =>
  documents.find((document) => document.slug === slug)?.slug;
/** A number in words of the address, where it is not the usual one. */
const unless = (usual: number, number: number) => (number === usual ? undefined : String(number));

function shown(all: number, asked: URLSearchParams, initial: number, step: number): string | undefined {
  const count = (show: string | null) => shownCount(all, show, { initial, step }).shown;
  return unless(count(null), count(asked.get("show")));
}

/**
 * The parameters that a page knows, by its route. Values that no field of the page offers are left out, and so is every
 * other parameter: the address then shows the page as it is without them.
 */
export const pageParameters: Readonly<Record<string, PageParameters>> = {
  search(asked) {
    const value = asked.get("value")?.trim().slice(0, longestTerm);
    const page = Math.min(Number.parseInt(asked.get("page") ?? "1", 10) || 1, mostSearchPages);
    return value ? { value, page: page > 1 ? String(page) : undefined } : {};
  },
  news(asked, { news, instagramPosts }) {
    const post = asked.get("post");
    const { shown: posts } = shownPosts(instagramPosts.length, asked.get("posts"));
    return {
      show: shown(news.length, asked, newsInitial, newsStep),
      post:
        post === null ? undefined : (instagramPosts.find(({ postId }) => postId === post)?.postId ?? noPost),
      posts: unless(Math.min(instagramPageSize, instagramPosts.length), posts),
    };
  },
  "get-support/more-resources/newsletters": (asked, { newsletters }) => ({
    show: shown(newsletters.length, asked, newslettersInitial, newslettersStep),
  }),
  "get-support/support-groups/find-a-group": (asked, content) => readGroupFilter(asked, choicesOf(content)),
  "get-support/support-groups/find-a-meeting"(asked, content) {
    const { month, first } = monthAsked(asked.get("month"), new Date());
    return {
      province: choicesOf(content).province.find((code) => code === asked.get("province")),
      month: month === first ? undefined : month,
    };
  },
  "about-prostate-cancer/video-library"(asked, { playlists, videos }) {
    const title = asked.get("title")?.trim() ?? "";
    return {
      playlist: known(playlists, asked.get("playlist")),
      title: title.length <= longestTitle ? title : undefined,
      video: known(videos, asked.get("video")),
    };
  },
  "ways-to-give/submission-error": (asked) => ({
    error: asked.get("error") === "promise" ? "promise" : undefined,
  }),
};

/** The documents that a route with a name in its path has pages for. */
export const namedDocuments: Readonly<Record<string, (content: SiteContent) => readonly { slug: string }[]>> =
  {
    "get-support/patient-stories/:storySlug": ({ stories }) => stories,
    "get-support/support-groups/find-a-meeting/:groupSlug/meeting.ics": ({ supportGroups }) => supportGroups,
    "get-involved/find-an-event/:eventId": ({ events }) => events,
    "get-involved/find-an-event/:eventId/event.ics": ({ events }) => events,
    "news/:newsSlug": ({ news }) => news,
  };
