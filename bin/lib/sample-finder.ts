import { readFileSync } from "node:fs";
import path from "node:path";
import { provinces } from "@pcf/contract/choices";
import { z } from "zod";
import type { RawSiteData } from "../../site/app/content/read/read-site-data.server.ts";
import { samplePages } from "../../site/tests/sample-pages.ts";
import { root } from "./build.ts";

const text = (name: string) => readFileSync(path.join(root, "seed", name), "utf8");
const json = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(text(name)));

/** What the finder shows of a group; the rest of the sample it does not send. */
const groups = z.array(
  z.object({
    ...{ slug: z.string(), title: z.string(), cities: z.string(), province: z.string() },
    ...{ groupName: z.string(), lat: z.number(), lon: z.number(), when: z.string(), format: z.string() },
    languages: z.array(z.string()),
    otherLanguages: z.object({ message: z.string(), languages: z.array(z.string()) }).optional(),
    contacts: z.array(z.looseObject({ name: z.string() })),
    meeting: z.looseObject({ frequency: z.string() }),
    blueBoxMessage: z.string().optional(),
  }),
);
const pages = z.array(z.looseObject({ uri: z.string() }));

const finder = "/get-support/support-groups/find-a-group";
const updatedAt = "2026-01-02T03:04:05.000Z";

/** Content with all that is on the page of the finder with the sample content: groups, menus, pages, its own words. */
export function withSampleFinder(data: RawSiteData): RawSiteData {
  const samples = samplePages();
  const page = samples.find(({ uri }) => uri === finder);
  if (!page) throw new Error(`There is no sample of ${finder}`);
  const { body, frameDescription: _, ...words } = page;
  const ownWords = body
    .trim()
    .split(/\n\n+/)
    .map((text) => `<p>${text}</p>`);
  const own = { ...words, blocks: [{ blockType: "richText", richText_html: ownWords.join("") }] };
  const known = new Set(data.collections.pages.map((known) => pages.element.parse(known).uri));
  const others = samples
    .filter(({ uri }) => !known.has(uri) && uri !== finder)
    .map(({ uri, title, frameDescription, order }) => ({ uri, title, description: frameDescription, order }));
  const added = [...others, own].map((added) => ({ id: added.uri, updatedAt, blocks: [], ...added }));
  return {
    collections: {
      ...data.collections,
      pages: [...data.collections.pages, ...added],
      supportGroups: json("support-groups.json", groups).map(groupOf),
    },
    globals: { ...data.globals, navigation: json("globals/navigation.json", z.unknown()) },
  };
}

function groupOf(sample: z.output<typeof groups>[number]) {
  const { slug, title, cities, format, languages, contacts, meeting, otherLanguages } = sample;
  const province = provinces.find(({ code }) => code === sample.province);
  return {
    ...{ id: slug, slug, title, cities, format, languages, contacts, updatedAt },
    // Changes of the sample are relative to the day on which it is read.
    meeting: { ...meeting, changes: [] },
    provinces: province ? [{ id: province.code, ...province }] : [],
    supportGroupName: { groupName: sample.groupName },
    supportGroupOtherLanguages: otherLanguages && {
      ...{ available: true, message: otherLanguages.message, otherLanguages: otherLanguages.languages },
    },
    supportGroupMainContent: {
      googleMapMarker: { lat: sample.lat, lng: sample.lon },
      timeWhenWhereAlso: { when: sample.when },
    },
    supportGroupBlueBoxMessage: sample.blueBoxMessage,
  };
}
