import { z } from "zod";
import { graphqlSelection } from "./graphql-selection.ts";
import { imageSchema, listOf, optionalImage, optionalText } from "./media.ts";

export const homeSchema = z.object({
  slides: listOf(
    z.object({
      title: z.string(),
      description: optionalText,
      learnMore: optionalText,
      image: imageSchema,
    }),
  ),
  vision: z.object({ title: z.string(), text: z.string() }),
  figures: listOf(z.object({ value: z.string(), label: z.string() })),
  initiatives: listOf(
    z.object({ title: z.string(), text: optionalText, href: z.string(), image: optionalImage }),
  ),
  photo: z.object({ image: optionalImage, caption: optionalText }).nullish(),
  takeAction: z.object({
    title: z.string(),
    text: optionalText,
    links: listOf(z.object({ label: z.string(), href: z.string(), text: optionalText })),
  }),
});
export type Home = z.output<typeof homeSchema>;

const link = z.object({ label: z.string(), href: z.string() });
export const navigationSchema = z.object({
  menu: listOf(
    link.extend({
      description: optionalText,
      children: listOf(link.extend({ children: listOf(link).register(graphqlSelection, { name: "links" }) })),
    }),
  ),
});
export type Navigation = z.output<typeof navigationSchema>;
export type MenuSection = Navigation["menu"][number];

/** Shares in whole percent as the charity states them, amounts in whole dollars. */
const share = z.object({ label: z.string(), percent: z.number(), amount: z.number().nullish() });
export const annualReportSchema = z.object({
  year: z.number(),
  revenue: z.object({ total: z.number(), items: listOf(share) }),
  expenses: z.object({
    total: z.number(),
    items: listOf(share.extend({ children: listOf(share) })),
  }),
  excess: z.object({ percent: z.number(), amount: z.number() }),
  flipbook: z.object({ label: z.string(), url: z.string() }),
  historical: listOf(z.object({ year: z.number(), url: z.string(), filesize: z.number().nullish() })),
});
export type AnnualReport = z.output<typeof annualReportSchema>;

export const siteSettingsSchema = z.object({
  provinceFirst: z.string(),
  redirectPauseSeconds: z.number(),
  map: z.object({ latitude: z.number(), longitude: z.number(), zoom: z.number(), maxZoom: z.number() }),
  mailingListDefault: z.boolean(),
  kitShippingText: z.string(),
  storeUrl: z.string(),
  channelUrl: z.string(),
  newsletterArchiveUrl: z.string(),
  /** Said before the calendar of another company is loaded. */
  calendarWidgetNote: optionalText,
  /** Of what staff set for tax receipts, only what donors are told beforehand. */
  receipt: z.object({ minimumCents: z.number().nullish() }).nullish(),
  /** Who answers for privacy. What is empty is read as the charity's own contact. */
  privacyOfficer: z
    .object({
      name: optionalText,
      office: optionalText,
      email: optionalText,
      telephone: optionalText,
      address: optionalText,
    })
    .nullish(),
});
export type SiteSettings = z.output<typeof siteSettingsSchema>;

const givingChoice = z.object({
  value: z.string(),
  name: z.string(),
  offeredFrom: z.string().nullish(),
  offeredTo: z.string().nullish(),
});
/** What donors choose from in the donation form, and what stands under its amounts. */
export const givingChoicesSchema = z.object({
  areas: listOf(givingChoice),
  occasions: listOf(givingChoice),
  impact: z.object({ of25: optionalText, of50: optionalText, of100: optionalText }).nullish(),
});

/** Words that readers type and pages say otherwise, each field a list with commas between. */
export const searchWordsSchema = z.object({
  rows: listOf(z.object({ typed: z.string(), pagesSay: z.string(), bothWays: z.boolean().nullish() })),
});
export type SearchWords = z.output<typeof searchWordsSchema>;

export const buttsInMotionSchema = z.object({
  activities: listOf(
    z.object({
      location: z.string(),
      image: optionalImage,
      links: listOf(z.object({ title: z.string(), url: z.string() })),
    }),
  ),
  gallery: listOf(imageSchema),
});
export type ButtsInMotion = z.output<typeof buttsInMotionSchema>;
