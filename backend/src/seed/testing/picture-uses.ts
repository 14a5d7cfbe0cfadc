import path from "node:path";
import { z } from "zod";
import { blocksOf, sampleFiles, samplePages } from "./sample-pages.ts";

/** A picture as a reader meets it: on which page, and what it stands for there. */
export type PictureUse = {
  picture: string;
  /** The route that shows it. */
  page: string;
  /** What it is the picture of: the address of a page, story, article, event or film. */
  subject: string;
};

const slugOf = (file: string) => path.basename(file, ".md");

const storyFront = z.looseObject({
  featuredImage: z.string(),
  gallery: z.array(z.string()).default([]),
  order: z.number().optional(),
});
const newsFront = z.looseObject({ hero: z.string(), gallery: z.array(z.string()).default([]) });
const eventFront = z.looseObject({
  date: z.string(),
  featuredImage: z.string(),
  gallery: z.array(z.looseObject({ image: z.string().optional() })).default([]),
});
const pageFront = z.looseObject({
  uri: z.string(),
  hero: z.looseObject({ image: z.string() }).optional(),
  slide: z.looseObject({ image: z.string() }).optional(),
});
const home = z.looseObject({
  slides: z.array(z.looseObject({ image: z.string(), learnMore: z.string() })),
  initiatives: z.array(z.looseObject({ image: z.string(), href: z.string() })),
  photo: z.looseObject({ image: z.string() }),
});
const activities = z.looseObject({
  activities: z.array(z.looseObject({ location: z.string(), imgSrc: z.string() })),
  gallery: z.array(z.string()),
});
const films = z.array(z.looseObject({ slug: z.string(), poster: z.string() }));
const newsletters = z.array(z.looseObject({ url: z.string(), image: z.string() }));

const addresses = {
  stories: "/get-support/patient-stories",
  news: "/news",
  events: "/get-involved/find-an-event",
  films: "/about-prostate-cancer/video-library",
  newsletters: "/get-support/more-resources/newsletters",
  activities: "/get-support/more-resources/butts-in-motion-fitness",
};

/** A document is shown on its own page and in the list of its kind. */
function documentUses(
  list: string,
  slug: string,
  picture: string,
  gallery: string[],
): [PictureUse, ...PictureUse[]] {
  const subject = `${list}/${slug}`;
  return [
    { picture, page: list, subject },
    ...[picture, ...gallery].map((each) => ({ picture: each, page: subject, subject })),
  ];
}

async function documents(): Promise<PictureUse[]> {
  const read = async <Schema extends z.ZodType>(folder: string, front: Schema) =>
    Promise.all((await sampleFiles.list(folder, ".md")).map((file) => sampleFiles.markdown(file, front)));
  const told = await read("stories", storyFront);
  const stories = told.flatMap(({ name, front }) =>
    documentUses(addresses.stories, slugOf(name), front.featuredImage, front.gallery),
  );
  const atHome = [...told]
    .sort((a, b) => (a.front.order ?? Infinity) - (b.front.order ?? Infinity))
    .slice(0, 3)
    .map(({ name, front }) => ({
      picture: front.featuredImage,
      page: "/",
      subject: `${addresses.stories}/${slugOf(name)}`,
    }));
  const news = (await read("news", newsFront)).flatMap(({ name, front }) =>
    documentUses(addresses.news, slugOf(name), front.hero, front.gallery),
  );
  const events = (await read("events", eventFront)).flatMap(({ name, front }) => {
    const pictures = front.gallery.flatMap(({ image }) => image ?? []);
    const shown = documentUses(addresses.events, slugOf(name), front.featuredImage, pictures);
    // The home page shows the next three, whichever they are on that day; those that are over begin with a minus.
    return front.date.startsWith("-") ? shown : [...shown, { ...shown[0], page: "/" }];
  });
  return [...stories, ...atHome, ...news, ...events];
}

async function pages(posters: Map<string, string>): Promise<PictureUse[]> {
  const fronts = await Promise.all(
    (await sampleFiles.list("pages", ".md")).map((file) => sampleFiles.markdown(file, pageFront)),
  );
  const frames = fronts.flatMap(({ front: { uri, hero, slide } }) => [
    ...(hero ? [{ picture: hero.image, page: uri, subject: uri }] : []),
    ...(slide ? [{ picture: slide.image, page: "/", subject: uri }] : []),
  ]);
  const blocks = (await samplePages()).flatMap((page) => {
    const own = (picture: string, subject = page.uri) => ({ picture, page: page.uri, subject });
    const filmsOfPage = [
      ...blocksOf(page, "video").map(({ video }) => video),
      ...blocksOf(page, "videoCarousel").flatMap(({ videos }) => videos),
    ];
    return [
      ...blocksOf(page, "figure").map(({ image }) => own(image)),
      ...blocksOf(page, "gallery").flatMap(({ images }) => images.map(({ image }) => own(image))),
      ...blocksOf(page, "cardGrid").flatMap(({ cards }) =>
        cards.flatMap(({ image, href }) => (image ? [own(image, href)] : [])),
      ),
      ...blocksOf(page, "logoGrid").flatMap(({ logos }) =>
        logos.flatMap(({ image, href }) => (image ? [own(image, href)] : [])),
      ),
      ...filmsOfPage.map((slug) => own(posters.get(slug) ?? "", `${addresses.films}/${slug}`)),
    ];
  });
  return [...frames, ...blocks];
}

async function globals(): Promise<PictureUse[]> {
  const { slides, initiatives, photo } = await sampleFiles.json("globals/home.json", home);
  const moving = await sampleFiles.json("globals/butts-in-motion.json", activities);
  const letters = await sampleFiles.json("newsletters.json", newsletters);
  return [
    ...slides.map(({ image, learnMore }) => ({ picture: image, page: "/", subject: learnMore })),
    ...initiatives.map(({ image, href }) => ({ picture: image, page: "/", subject: href })),
    { picture: photo.image, page: "/", subject: "/" },
    ...moving.activities.map(({ location, imgSrc }) => ({
      picture: imgSrc,
      page: addresses.activities,
      subject: location,
    })),
    ...moving.gallery.map((picture) => ({
      picture,
      page: addresses.activities,
      subject: addresses.activities,
    })),
    ...letters.map(({ url, image }) => ({ picture: image, page: addresses.newsletters, subject: url })),
  ];
}

/** Every picture that the sample content shows on the site, but for members, researchers and the channel's own posts. */
export async function pictureUses(): Promise<PictureUse[]> {
  const library = await sampleFiles.json("videos.json", films);
  const posters = new Map(library.map(({ slug, poster }) => [slug, poster]));
  const cards = library.map(({ slug, poster }) => ({
    picture: poster,
    page: addresses.films,
    subject: `${addresses.films}/${slug}`,
  }));
  return [...(await pages(posters)), ...(await documents()), ...(await globals()), ...cards];
}
