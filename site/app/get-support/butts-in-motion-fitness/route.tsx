import { PageBody } from "~/blocks/page-body";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Gallery } from "~/ui/gallery/gallery";
import type { Route } from "./+types/route";
import "../get-support.css";
import { Activities } from "./activities";
import { buttsInMotionCopy as copy } from "./butts-in-motion-fitness-copy";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/more-resources/butts-in-motion-fitness", copy);
  return { page, buttsInMotion: content.buttsInMotion };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function ButtsInMotion({ loaderData: { page, buttsInMotion } }: Route.ComponentProps) {
  const activities = <Activities activities={buttsInMotion.activities} />;
  const placed = page.blocks.some(
    (block) => block.blockType === "special" && block.part === "butts-in-motion-activities",
  );
  const { gallery } = buttsInMotion;
  return (
    <PageBody page={page} parts={{ "butts-in-motion-activities": activities }}>
      {!placed && buttsInMotion.activities.length > 0 && activities}
      {gallery.length > 0 && (
        <section aria-labelledby="pictures">
          <h2 id="pictures" className="block-title">
            {copy.gallery}
          </h2>
          <Gallery
            label={copy.gallery}
            words={copy.carousel}
            items={gallery.map((image) => ({ key: image.sourceUrl, image }))}
          />
        </section>
      )}
    </PageBody>
  );
}
