import {
  annualReportSource,
  buttsInMotionSource,
  homeSource,
  navigationSource,
  searchWordsSource,
  siteSettingsSource,
} from "./global-sources.ts";
import { namesOf, type SeedContext, seeding } from "./seed-context.ts";
import { inFile } from "./seed-files.ts";

const options = { context: seeding, depth: 0, disableTransaction: true };

/** Home page, menu, annual report, Butts in Motion, site settings and the words of the search. Saving one again changes nothing. */
export async function seedGlobals(context: SeedContext): Promise<void> {
  const { payload, files } = context;
  const media = await namesOf(payload, "media", "file", (doc) => doc.originalName);

  const home = await files.json("globals/home.json", homeSource);
  await inFile("globals/home.json", () =>
    payload.updateGlobal({
      slug: "home",
      data: {
        ...home,
        slides: home.slides.map((slide) => ({ ...slide, image: media.id(slide.image) })),
        initiatives: home.initiatives.map((item) => ({ ...item, image: media.optional(item.image) })),
        photo: home.photo && { ...home.photo, image: media.id(home.photo.image) },
      },
      ...options,
    }),
  );

  await seedMenu(context);

  const report = await files.json("globals/annual-report.json", annualReportSource);
  await inFile("globals/annual-report.json", () =>
    payload.updateGlobal({
      slug: "annualReport",
      data: {
        ...report,
        historical: report.historical.map(({ year, file }) => ({ year, document: media.id(file) })),
      },
      ...options,
    }),
  );

  const butts = await files.json("globals/butts-in-motion.json", buttsInMotionSource);
  await inFile("globals/butts-in-motion.json", () =>
    payload.updateGlobal({
      slug: "buttsInMotion",
      data: {
        activities: butts.activities.map(({ imgSrc, ...activity }) => ({
          ...activity,
          image: media.optional(imgSrc),
        })),
        gallery: butts.gallery.map((image) => media.id(image)),
      },
      ...options,
    }),
  );

  const { map, ...settings } = await files.json("globals/site-settings.json", siteSettingsSource);
  const [latitude, longitude] = map.centre;
  await inFile("globals/site-settings.json", () =>
    payload.updateGlobal({
      slug: "siteSettings",
      data: { ...settings, map: { latitude, longitude, zoom: map.zoom, maxZoom: map.maxZoom } },
      ...options,
    }),
  );

  await seedSearchWords(context);
}

/** The menu, without what leads to a page that is not there: a site without sample content has those at the fixed addresses alone. */
export async function seedMenu({ payload, files }: SeedContext): Promise<void> {
  const navigation = await files.json("globals/navigation.json", navigationSource);
  const { docs: pages } = await payload.find({
    collection: "pages",
    pagination: false,
    depth: 0,
    select: { uri: true },
  });
  const there = new Set(pages.map(({ uri }) => uri));
  const isThere = ({ href }: { href: string }) => there.has(href.replace(/#.*/, ""));
  await inFile("globals/navigation.json", () =>
    payload.updateGlobal({
      slug: "navigation",
      data: {
        menu: navigation.menu.map((section) => ({
          ...section,
          children: section.children
            ?.filter(isThere)
            .map(({ children, ...child }) => ({ ...child, links: children?.filter(isThere) })),
        })),
      },
      ...options,
    }),
  );
}

/** Words that readers type and pages say otherwise. */
export async function seedSearchWords({ payload, files }: SeedContext): Promise<void> {
  const words = await files.json("globals/search-words.json", searchWordsSource);
  await inFile("globals/search-words.json", () =>
    payload.updateGlobal({ slug: "searchWords", data: words, ...options }),
  );
}
