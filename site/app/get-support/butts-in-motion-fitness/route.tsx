import { PageBody } from "~/blocks/page-body";
import type { HeadedBlock } from "~/content/heading-ids";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Gallery } from "~/ui/gallery/gallery";
import type { Route } from "./+types/route";
import "../get-support.css";
import { Activities } from "./activities";
import { buttsInMotionCopy as copy } from "./copy";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/more-resources/butts-in-motion-fitness", copy);
  return { page, buttsInMotion: content.buttsInMotion };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function ButtsInMotion({ loaderData: { page, buttsInMotion } }: Route.ComponentProps) {
  const has = (wanted: (block: HeadedBlock) => boolean) => page.blocks.some(wanted);
  const activities = <Activities activities={buttsInMotion.activities} />;
  const placed = has((block) => block.blockType === "special" && block.part === "butts-in-motion-activities");
  const pictures = has((block) => block.blockType === "gallery") ? [] : buttsInMotion.gallery;
  return (
    <PageBody page={page} parts={{ "butts-in-motion-activities": activities }}>
      {!placed && activities}
      {pictures.length > 0 && (
        <Gallery
          label={copy.gallery}
          words={copy.carousel}
          items={pictures.map((image) => ({ key: image.sourceUrl, image }))}
        />
      )}
    </PageBody>
  );
}
