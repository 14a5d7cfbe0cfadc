import type { Block } from "@pcf/contract/content/blocks";
import { collectionSchemas, globalSchemas } from "@pcf/contract/content/site-data";

export type CollectionName = keyof typeof collectionSchemas;
export type GlobalName = keyof typeof globalSchemas;

const names = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];
export const collectionNames = names(collectionSchemas);
export const globalNames = names(globalSchemas);

/** Documents asked for at once; what is more comes as further pages. */
const pageSizes: Partial<Record<CollectionName, number>> = { pages: 100, grantYears: 100 };
const usualPageSize = 1000;

const image = "{ sourceUrl srcSet srcSetWebp alt width height focalX focalY credit }";
const file = "{ sourceUrl filename filesize mimeType }";
const drawing = "{ sourceUrl title alt width height legend { text } caption }";
const meta = `meta { title description image ${image} }`;

type BlockSelection = { type: string; fields: Record<string, string> };

/** What is read of each block: its type in the schema, and each field with what is read below it. */
const blockSelections: Record<Block["blockType"], BlockSelection> = {
  richText: { type: "RichTextBlock", fields: { html: "" } },
  accordion: { type: "AccordionBlock", fields: { title: "", items: "{ title html }" } },
  video: { type: "VideoBlock", fields: { video: "{ slug }", caption: "" } },
  videoCarousel: { type: "VideoCarouselBlock", fields: { title: "", videos: "{ slug }" } },
  table: {
    type: "TableBlock",
    fields: { caption: "", columns: "{ text }", rows: "{ cells { text } }", note: "" },
  },
  definitionList: {
    type: "DefinitionListBlock",
    fields: { title: "", expandable: "", items: "{ term html }" },
  },
  figure: { type: "FigureBlock", fields: { image, caption: "" } },
  drawing: { type: "DrawingBlock", fields: { drawing } },
  cardGrid: { type: "CardGridBlock", fields: { title: "", cards: `{ title text href image ${image} }` } },
  logoGrid: { type: "LogoGridBlock", fields: { title: "", logos: `{ name href image ${image} }` } },
  callToAction: {
    type: "CallToActionBlock",
    fields: { title: "", text: "", label: "", href: "", tone: "" },
  },
  contactBlocks: {
    type: "ContactBlocksBlock",
    fields: { title: "", contacts: "{ title text email phone }" },
  },
  downloads: { type: "DownloadsBlock", fields: { title: "", files: `{ label note file ${file} }` } },
  quote: { type: "QuoteBlock", fields: { text: "", attribution: "" } },
  gallery: { type: "GalleryBlock", fields: { title: "", images: `{ image ${image} caption }` } },
  special: { type: "SpecialBlock", fields: { part: "" } },
};

/**
 * The blocks of one union. A field that one block requires and another does not has two types in the schema, which
 * one answer key cannot hold, so each field is asked for as `blockType_field`; `plainBlock` takes that off again.
 */
const blocks = `{ __typename ${Object.entries(blockSelections)
  .map(([blockType, { type, fields }]) => {
    const aliased = Object.entries(fields).map(
      ([field, below]) => `${blockType}_${field}: ${field} ${below}`,
    );
    return `... on ${type} { blockType ${aliased.join(" ")} }`;
  })
  .join(" ")} }`;

/** A block of a GraphQL answer under the field names of the contract. */
export function plainBlock(block: Record<string, unknown>): Record<string, unknown> {
  const prefix = `${String(block.blockType)}_`;
  return Object.fromEntries(
    Object.entries(block).map(([key, value]) => [
      key.startsWith(prefix) ? key.slice(prefix.length) : key,
      value,
    ]),
  );
}

const documentSelections: Record<CollectionName, string> = {
  pages: `id uri title description intro order updatedAt ${meta}
    hero { image ${image} position }
    frontPageHeroSlide { title description learnMore image ${image} }
    clinical { reviewer lastReviewed nextReview sources { title publisher url year } }
    blocks ${blocks}`,
  grantYears: `id name slug description
    grantees { id title granteeBio { title institution project amount description portfolioPicture ${image} } }`,
  news: `id date title slug updatedAt ${meta}
    newsField { content excerpt newsHero ${image} newsGallery ${image} }
    newsButtons { name url color }`,
  stories: `id title slug order updatedAt ${meta}
    story { content excerpt location featuredImage ${image} storyGallery ${image} }
    storyHeadings { headline subheading description }`,
  events: `id title slug updatedAt ${meta}
    event { description excerpt date end timeZone location featuredImage ${image} logo ${image} website
      gallery { id media_type sourceUrl srcSet srcSetWebp media_url alt caption video { slug } } }`,
  members: `id title slug order
    memberTypes { id slug name parent { id slug name } }
    memberDescription { professionalDesignation biography profilePicture ${image} }
    memberContact { email tel }
    committies { name committeeMembers { title name } }`,
  supportGroups: `id slug title cities format languages updatedAt
    provinces { id code name }
    supportGroupName { groupName }
    supportGroupLogo ${image}
    contacts { name t t2 c e note }
    supportGroupOtherLanguages { available message otherLanguages }
    supportGroupMainContent { googleMapMarker { lat lng mapUrl } learnMore
      timeWhenWhereAlso { when time where note mailingAddress w } }
    meeting { frequency weekday week start end timeZone monthsOff from }
    supportGroupBlueBoxMessage
    supportGroupSocialMedia { facebook instagram }`,
  newsletters: `id title newslettersACF { date thumbnail ${image} url }`,
  faqs: "id category title content order",
  videos: `id slug title description videoId videoPublishedAt playlists { id slug } poster ${image}
    fileUrl captionsUrl transcript seconds`,
  playlists: "id slug title playListId",
  instagramPosts: `id postId media_type timestamp caption alt image ${image} video { sourceUrl }
    children { id media_type image ${image} video { sourceUrl } }`,
  redirects: `id from type to { url reference { relationTo value {
    ... on Page { uri } ... on NewsArticle { newsSlug: slug } ... on Story { storySlug: slug }
    ... on CharityEvent { eventSlug: slug } } } }`,
};

const globalSelections: Record<GlobalName, string> = {
  home: `slides { title description learnMore image ${image} } vision { title text } figures { value label }
    initiatives { title text href image ${image} } photo { image ${image} caption }
    takeAction { title text links { label href text } }`,
  navigation: "menu { label href description children { label href children: links { label href } } }",
  annualReport: `year revenue { total items { label percent amount } }
    expenses { total items { label percent amount children { label percent amount } } }
    excess { percent amount } flipbook { label url } historical { year url filesize }`,
  siteSettings: `provinceFirst redirectPauseSeconds map { latitude longitude zoom maxZoom } mailingListDefault
    kitShippingText storeUrl channelUrl newsletterArchiveUrl receipt { minimumCents }
    privacyOfficer { name office email telephone address }`,
  buttsInMotion: `activities { location image ${image} links { title url } } gallery ${image}`,
  searchWords: "rows { typed pagesSay bothWays }",
};

/**
 * The one query of the site data. `pages` says which page of which collection is wanted; the globals come with the
 * first one only.
 */
export function siteDataQuery(pages: Partial<Record<CollectionName, number>>, withGlobals: boolean): string {
  const collections = collectionNames
    .filter((name) => pages[name] !== undefined)
    .map(
      (name) =>
        `${name}(limit: ${pageSizes[name] ?? usualPageSize}, page: ${pages[name]}) { docs { ${documentSelections[name]} } hasNextPage }`,
    );
  const globals = withGlobals ? globalNames.map((name) => `${name} { ${globalSelections[name]} }`) : [];
  return `query SiteData { ${[...collections, ...globals].join("\n")} }`;
}
