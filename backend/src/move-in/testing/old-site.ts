import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

type Node = Record<string, unknown>;
type Picture = string | undefined;

/** Where the recorded site says that it is; nothing answers there. */
export const oldOrigin = "http://cms.old.example";
export const upload = (name: string) => `${oldOrigin}/wp-content/uploads/${name}`;

const globalId = (kind: "post" | "term", id: number) => Buffer.from(`${kind}:${id}`).toString("base64");
const pictureOf = (url: Picture) => (url ? { node: { sourceUrl: url, srcSet: null } } : null);
const item = (id: number, title: string, slug: string): Node => ({
  id: globalId("post", id),
  databaseId: id,
  title,
  slug,
});

type ArticleFacts = { excerpt?: string; hero?: string; hasPassword?: boolean };

/** An article as WordPress answers it. */
export const article = (
  id: number,
  title: string,
  slug: string,
  html: string,
  { excerpt, hero, hasPassword = false }: ArticleFacts = {},
): Node => ({
  ...item(id, title, slug),
  date: "2024-05-06T10:30:00",
  dateGmt: "2024-05-06T17:30:00",
  modifiedGmt: "2024-05-07T08:00:00",
  hasPassword,
  newsField: { content: html, excerpt: excerpt ?? null, newsHero: pictureOf(hero), newsGallery: null },
  newsButtons: null,
});

export const story = (id: number, title: string, slug: string, html: string, picture?: Picture): Node => ({
  ...item(id, title, slug),
  story: {
    content: html,
    excerpt: "Short.",
    location: null,
    featuredImage: pictureOf(picture),
    storyGallery: null,
  },
  storyHeadings: null,
});

export const oldEvent = (id: number, title: string, slug: string, date: string, location: string): Node => ({
  ...item(id, title, slug),
  event: {
    description: "<p>Bring a hat.</p>",
    date,
    location,
    website: null,
    featuredImage: null,
    logo: null,
    gallery: null,
  },
});

export const oldPage = (id: number, uri: string, html: string | null, more: Node = {}): Node => ({
  ...item(id, `Page ${id}`, uri.split("/").filter(Boolean).at(-1) ?? ""),
  uri,
  content: html,
  hasPassword: false,
  frontPageHeroSlide: { learnMore: null, title: null, description: null, image: null },
  ...more,
});

const nobody = { name: null, t: null, t2: null, c: null, e: null, note: null };

export const oldGroup = (
  id: number,
  title: string,
  slug: string,
  more: {
    cities?: string[];
    when?: string;
    time?: string;
    map?: string;
    e?: string;
    isNowhere?: boolean;
  } = {},
): Node => ({
  ...item(id, title, slug),
  cities: { nodes: (more.cities ?? ["Kelowna"]).map((name) => ({ name })) },
  provinces: { nodes: more.isNowhere ? [] : [{ id: globalId("term", 17), name: "British Columbia" }] },
  supportGroupName: { groupName: title },
  supportGroupLogo: { logo: null },
  supportGroupContacts: {
    contact1: { ...nobody, name: "Ann Example", t: "(250) 555-0123", e: more.e ?? null },
    contact2: nobody,
    contact3: nobody,
    contact4: nobody,
  },
  supportGroupOtherLanguages: { available: false, message: null, otherLanguages: null },
  supportGroupMainContent: {
    googleMapMarker: more.map ?? null,
    learnMore: "<p>All are welcome.</p>",
    timeWhenWhereAlso: {
      when: more.when ?? "Second Tuesday of every month",
      time: more.time ?? "7 – 9 pm",
      where: "Public Library\r\n1 Main Street",
      note: null,
      mailingAddress: null,
      w: null,
    },
  },
  supportGroupBlueBoxMessage: { message: null },
  supportGroupSocialMedia: { facebook: null, instagram: null },
});

export const oldFaq = (id: number, title: string, category: string): Node => ({
  ...item(id, title, `faq-${id}`),
  content: "<p>Yes.</p>",
  faqItem: { category },
});

export type OldSite = {
  pages?: Node[];
  news?: Node[];
  stories?: Node[];
  events?: Node[];
  faqs?: Node[];
  groups?: Node[];
  /** Files of the library that are there, by the path that follows `uploads/`; those without bytes are listed and gone. */
  files?: Record<string, { id: number; alt?: string; caption?: string; bytes?: Buffer; mimeType?: string }>;
};

/** Writes a folder of recorded answers, in place of what was there before. */
export async function writeOldSite(dir: string, site: OldSite): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(path.join(dir, "answers"), { recursive: true });
  const { files = {}, groups = [], ...lists } = site;
  for (const [name, nodes] of Object.entries(lists))
    await writeFile(
      path.join(dir, "answers", `${name}.json`),
      JSON.stringify({ data: { [name]: { nodes } } }),
    );
  const edges = groups.map((node) => ({ node }));
  await writeFile(
    path.join(dir, "answers/support-groups.json"),
    JSON.stringify({ data: { supportGroups: { edges } } }),
  );
  const media = Object.entries(files).map(
    ([name, { id, alt = "", caption, bytes, mimeType = "image/png" }]) => ({
      databaseId: id,
      url: upload(name),
      mimeType,
      alt,
      caption,
      width: 8,
      height: 8,
      bytes: bytes?.length ?? 1,
      sizes: [],
      file: bytes ? `media/${name}` : null,
    }),
  );
  await writeFile(path.join(dir, "media.json"), JSON.stringify(media));
  for (const [name, { bytes }] of Object.entries(files)) {
    if (!bytes) continue;
    const file = path.join(dir, "media", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}
