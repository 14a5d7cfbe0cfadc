import { provinceCodes } from "@pcf/contract/choices";
import { z } from "zod";

const text = z.string().optional();
const link = { label: z.string(), href: z.string() };

export const homeSource = z.strictObject({
  slides: z.array(
    z.strictObject({ title: z.string(), description: text, learnMore: text, image: z.string() }),
  ),
  vision: z.strictObject({ title: z.string(), text: z.string() }),
  figures: z.array(z.strictObject({ value: z.string(), label: z.string() })),
  initiatives: z.array(z.strictObject({ title: z.string(), text, href: z.string(), image: text })),
  photo: z.strictObject({ image: z.string(), caption: text }).optional(),
  takeAction: z.strictObject({
    title: z.string(),
    text,
    links: z.array(z.strictObject({ ...link, text })),
  }),
});

export const navigationSource = z.strictObject({
  menu: z.array(
    z.strictObject({
      ...link,
      description: text,
      children: z
        .array(z.strictObject({ ...link, children: z.array(z.strictObject(link)).optional() }))
        .optional(),
    }),
  ),
});

const share = { label: z.string(), percent: z.number(), amount: z.number().optional() };

export const annualReportSource = z.strictObject({
  year: z.number(),
  revenue: z.strictObject({ total: z.number(), items: z.array(z.strictObject(share)) }),
  expenses: z.strictObject({
    total: z.number(),
    items: z.array(z.strictObject({ ...share, children: z.array(z.strictObject(share)).optional() })),
  }),
  excess: z.strictObject({ percent: z.number(), amount: z.number() }),
  ownerNote: text,
  flipbook: z.strictObject({ label: z.string(), url: z.string() }),
  historical: z.array(z.strictObject({ year: z.number(), file: z.string() })),
});

export const siteSettingsSource = z.strictObject({
  provinceFirst: z.enum(provinceCodes),
  redirectPauseSeconds: z.number(),
  map: z.strictObject({ centre: z.tuple([z.number(), z.number()]), zoom: z.number(), maxZoom: z.number() }),
  calendarWidgetNote: text,
  mailingListDefault: z.boolean(),
  receipt: z.strictObject({
    signatory: z.string(),
    signatoryTitle: text,
    placeOfIssue: z.string(),
    minimumCents: z.number().int(),
  }),
  privacyOfficer: z.strictObject({ name: text, office: text, email: text, telephone: text, address: text }),
  kitShippingText: z.string(),
  storeUrl: z.string(),
  channelUrl: z.string(),
  newsletterArchiveUrl: z.string(),
});

export const searchWordsSource = z.strictObject({
  rows: z.array(z.strictObject({ typed: z.string(), pagesSay: z.string(), bothWays: z.boolean() })),
});

export const buttsInMotionSource = z.strictObject({
  activities: z.array(
    z.strictObject({
      location: z.string(),
      imgSrc: text,
      links: z.array(z.strictObject({ title: z.string(), url: z.string() })),
    }),
  ),
  gallery: z.array(z.string()),
});
