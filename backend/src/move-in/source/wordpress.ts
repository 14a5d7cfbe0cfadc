import { z } from "zod";
import {
  postBasics,
  postSelection,
  postShape,
  termSelection,
  wordpressNumber,
} from "./answers/item-basics.ts";
import { events } from "./answers/old-event.ts";
import { faqs } from "./answers/old-faq.ts";
import { mediaItems } from "./answers/old-file.ts";
import { grantYears, yearBasics } from "./answers/old-grant-year.ts";
import { groups } from "./answers/old-group.ts";
import { members } from "./answers/old-member.ts";
import { news } from "./answers/old-news.ts";
import { newsletters } from "./answers/old-newsletter.ts";
import { pages } from "./answers/old-page.ts";
import { type OldSite, type Reading, Unreadable, whyUnreadable } from "./answers/old-site.ts";
import { stories } from "./answers/old-story.ts";
import { memberTypes, withoutLoops } from "./answers/old-team.ts";
import { type AskGraphql, graphqlClient } from "./asking/ask-graphql.ts";
import { downloadFile } from "./asking/download-file.ts";
import { OldSiteError } from "./asking/old-site-error.ts";
import { type Politeness, politeRequests, usualPoliteness } from "./asking/polite-requests.ts";
import { collected } from "./asking/read-list.ts";
import { readWhole } from "./asking/read-whole.ts";
import type { Kind, OldItem, OldOf, Source } from "./old-items.ts";

/** An item that the old site tells in a form that cannot be used: it is left out. */
export type UnreadableItem = {
  kind: Kind | "teams" | "files";
  sourceId?: number;
  title?: string;
  why: string;
};

export type WordpressSettings = {
  /** The address of its GraphQL, such as `https://cms.example/graphql`. */
  endpoint: string;
  /** A user and one of their application passwords, for a site that is not open to everybody. */
  user?: string;
  password?: string;
  /** Of the site's clock, where only that is told. */
  timeZone?: string;
  /** Told of what the old site does not know, in words for whoever moves. */
  notice?: (words: string) => void;
  unreadable?: (item: UnreadableItem) => void;
  /** Where addresses in its content lead, when that is not the host of the endpoint. */
  origin?: string;
  politeness?: Partial<Politeness>;
  now?: () => Date;
};

/** The endpoint, and what signs in there. A user and password may stand in the address, too. */
function doorOf({ endpoint: address, user, password }: WordpressSettings) {
  const endpoint = URL.parse(address);
  if (!endpoint || !/^https?:$/.test(endpoint.protocol))
    throw new OldSiteError(`"${address}" is no address. It is one such as https://cms.example/graphql.`);
  const name = user ?? decodeURIComponent(endpoint.username);
  const secret = password ?? decodeURIComponent(endpoint.password);
  endpoint.username = "";
  endpoint.password = "";
  const pair = Buffer.from(`${name}:${secret}`).toString("base64");
  return { endpoint, authorization: name && secret ? `Basic ${pair}` : undefined };
}

const namedSchema = z.object({ ...postShape, name: postShape.title });

/** The present site: a WordPress with WPGraphQL and ACF. */
export function wordpressSource(settings: WordpressSettings): Source {
  const { notice = () => {}, unreadable = () => {}, timeZone = "America/Vancouver" } = settings;
  const { endpoint, authorization } = doorOf(settings);
  const politeness = { ...usualPoliteness, ...settings.politeness };
  const request = politeRequests(politeness);
  const ask: AskGraphql = graphqlClient({ endpoint, authorization, request, politeness, notice });
  const site: OldSite = {
    origin: settings.origin ?? endpoint.origin,
    timeZone,
    now: settings.now ?? (() => new Date()),
  };

  function tell(kind: UnreadableItem["kind"], node: unknown, error: unknown, heard = unreadable): void {
    if (!(error instanceof Unreadable || error instanceof z.ZodError)) throw error;
    const { data } = namedSchema.safeParse(node);
    heard({
      kind,
      sourceId: data && wordpressNumber(data),
      title: data?.title || data?.name || undefined,
      why: whyUnreadable(error),
    });
  }

  const readings: { [K in Kind]: Reading<OldOf<K>> } = {
    ...{ pages, news, stories, events, members, newsletters, faqs, groups },
    grants: grantYears((node, error) => tell("grants", node, error)),
  };

  async function* read<Item>(
    kind: UnreadableItem["kind"],
    reading: Reading<Item>,
    heard = unreadable,
  ): AsyncGenerator<Item> {
    let at = 0;
    for await (const node of readWhole(ask, kind, reading)) {
      let item: Item;
      try {
        item = reading.read(node, site, at);
      } catch (error) {
        tell(kind, node, error, heard);
        continue;
      }
      at += 1;
      yield item;
    }
  }

  function indexReading(kind: Kind): Reading<OldItem> {
    const { list, one, where } = readings[kind];
    if (kind === "grants") return { list, one, where, selection: termSelection, read: yearBasics };
    const isPages = kind === "pages";
    const schema = z.object({ ...postShape, isFrontPage: z.boolean().nullish() });
    return {
      ...{ list, one, where, selection: isPages ? `${postSelection} isFrontPage` : postSelection },
      read: (node) => {
        const { isFrontPage, ...post } = schema.parse(node);
        return postBasics(kind, post, site, isFrontPage ?? undefined);
      },
    };
  }

  return {
    origin: site.origin,
    // What cannot be read is told of when it is read whole.
    index: (kind) => read(kind, indexReading(kind), () => {}),
    items: (kind) => read(kind, readings[kind]),
    teams: async () => withoutLoops(await collected(read("teams", memberTypes))),
    files: () => read("files", mediaItems),
    download: (url) => downloadFile(url, { request, endpoint, authorization }),
  };
}
