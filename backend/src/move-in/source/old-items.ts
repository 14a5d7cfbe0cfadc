/** What can be brought over, by the names that `--only` takes. */
export const kinds = [
  "pages",
  "news",
  "stories",
  "events",
  "members",
  "grants",
  "newsletters",
  "faqs",
  "groups",
] as const;
export type Kind = (typeof kinds)[number];

/** The kinds that somebody asked for. @throws Error naming one that there is not. */
export function kindsOf(only: readonly string[] | undefined): Kind[] | undefined {
  const wrong = only?.find((name) => !(kinds as readonly string[]).includes(name));
  if (wrong !== undefined) throw new Error(`--only: there is no “${wrong}”. There are ${kinds.join(", ")}.`);
  return only as Kind[] | undefined;
}

/** A picture or file of the old library by its whole address, as a field or a text of an item names it. */
export type OldPicture = { url: string };

/** Why visitors of the old site were not shown an item. Nothing of it becomes public here. */
export type Hidden = "a password" | "a draft" | "private" | "scheduled" | "in the trash";

/** What all items of the old site have. Texts are as they came; only shapes and empty values are put right. */
export type OldItem = {
  /** The number of the item in WordPress (`databaseId`). */
  sourceId: number;
  title: string;
  /** As it stood in the old address, percent signs decoded. */
  slug: string;
  /** The paths at which it answered, each beginning with `/`; `/?p=86` among them. */
  paths: string[];
  /** When it was last changed there, as an ISO moment; undefined where the old site did not say. */
  modified?: string;
  hidden?: Hidden;
};

export type OldPage = OldItem & {
  /** Its path without the slash at the end; `/` for the front page. */
  uri: string;
  order?: number;
  html: string;
  slide?: { title: string; description?: string; learnMore?: string; picture?: OldPicture };
};

export type OldNews = OldItem & {
  /** When it was published, as an ISO moment. */
  date: string;
  html: string;
  excerpt?: string;
  hero?: OldPicture;
  /** Undefined where the picture was deleted there. */
  gallery: (OldPicture | undefined)[];
  buttons: { name: string; url: string; color?: string }[];
};

export type OldStory = OldItem & {
  html: string;
  excerpt?: string;
  location?: string;
  picture?: OldPicture;
  gallery: (OldPicture | undefined)[];
  headings: { headline?: string; subheading?: string; description?: string }[];
};

export type OldEvent = OldItem & {
  html: string;
  /** Day and time on the editor's clock, `YYYY-MM-DDTHH:MM`, of no zone: what WordPress wrote behind it means nothing. */
  clock?: string;
  location?: string;
  website?: string;
  picture?: OldPicture;
  logo?: OldPicture;
  gallery: ({ picture: OldPicture | undefined } | { video: string })[];
};

export type OldTeam = { sourceId: number; name: string; slug: string; parentId?: number };

export type OldMember = OldItem & {
  teamIds: number[];
  designation?: string;
  html: string;
  portrait?: OldPicture;
  email?: string;
  tel?: string;
  /** The people of a committee, for an item that is one. */
  committee: { title?: string; name: string }[];
};

export type OldGrantee = OldItem & {
  /** The field `title` beside the name: what the project is. */
  project?: string;
  /** As it was typed: lines end in a newline, and it may hold HTML. */
  description?: string;
  portrait?: OldPicture;
};

/** A year with its grantees, in the order of the old site. */
export type OldGrantYear = OldItem & { description?: string; grantees: OldGrantee[] };

export type OldNewsletter = OldItem & {
  /** `YYYY-MM-DD`. */
  day?: string;
  picture?: OldPicture;
  url?: string;
};

export type OldFaq = OldItem & { html: string; category?: string; order: number };

export type OldContact = {
  name?: string;
  t?: string;
  t2?: string;
  c?: string;
  e?: string;
  note?: string;
};

export type OldGroup = OldItem & {
  cities: string[];
  provinces: string[];
  groupName?: string;
  logo?: OldPicture;
  contacts: OldContact[];
  otherLanguages: { available: boolean; message?: string; languages: string[] };
  /** The address of a map, as an editor pasted it. */
  map?: string;
  learnMore: string;
  when?: string;
  time?: string;
  where?: string;
  note?: string;
  mailingAddress?: string;
  website?: string;
  blueBox?: string;
  facebook?: string;
  instagram?: string;
};

type Items = {
  pages: OldPage;
  news: OldNews;
  stories: OldStory;
  events: OldEvent;
  members: OldMember;
  grants: OldGrantYear;
  newsletters: OldNewsletter;
  faqs: OldFaq;
  groups: OldGroup;
};
export type OldOf<K extends Kind> = Items[K];

/** A file of the old media library. */
export type OldFile = {
  sourceId: number;
  /** Its address, whole: of a picture that WordPress reduced the reduced one. */
  url: string;
  /** The addresses of smaller copies of it, largest first, and of the original where that is another. */
  otherUrls: string[];
  mimeType?: string;
  alt?: string;
  /** HTML. */
  caption?: string;
  title?: string;
  modified?: string;
};

/** What the old site is asked for. Everything is read page by page, and kept no longer than it is needed. */
export type Source = {
  /** Its own origin, such as `https://cms.example`. */
  origin: string;
  /** Names and addresses of all items of a kind: what links lead to is known before the first text is read. */
  index: (kind: Kind) => AsyncGenerator<OldItem>;
  items: <K extends Kind>(kind: K) => AsyncGenerator<OldOf<K>>;
  teams: () => Promise<OldTeam[]>;
  files: () => AsyncGenerator<OldFile>;
  /** The bytes at an address; undefined where there is no such file. */
  download: (url: string) => Promise<Buffer | undefined>;
};
