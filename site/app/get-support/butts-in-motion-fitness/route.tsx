import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { type ButtsInMotionView, toButtsInMotionView } from "~/content/views/butts-in-motion-view";
import { placesPart } from "~/content/views/page-view";
import { pageFrame } from "~/content/views/section-page";
import { pageMeta } from "~/shell/page-meta";
import { Card } from "~/ui/card/card";
import { Gallery } from "~/ui/carousel/carousel";
import { TextLink } from "~/ui/link/text-link";
import type { Route } from "./+types/route";
import "../get-support.css";

const copy = {
  title: "Butts in Motion",
  description: "Free exercise for men with prostate cancer.",
  gallery: "Butts in Motion across Canada",
  carousel: { previous: "Previous", next: "Next", item: (item: number, of: number) => `${item} of ${of}` },
};

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/more-resources/butts-in-motion-fitness", copy);
  const placed = placesPart(page, "butts-in-motion-activities");
  return { page, placed, ...toButtsInMotionView(content.buttsInMotion) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function ButtsInMotion({ loaderData }: Route.ComponentProps) {
  const { page, placed, activities, pictures } = loaderData;
  const cards = <Activities activities={activities} />;
  return (
    <PageBody page={page} parts={{ "butts-in-motion-activities": cards }}>
      {!placed && activities.length > 0 && cards}
      {pictures.length > 0 && (
        <section aria-labelledby="pictures">
          <h2 id="pictures" className="block-title">
            {copy.gallery}
          </h2>
          <Gallery
            label={copy.gallery}
            words={copy.carousel}
            items={pictures.map((image) => ({ key: image.sourceUrl, image }))}
          />
        </section>
      )}
    </PageBody>
  );
}

/** A card a place, with what goes on there. */
function Activities({ activities }: { activities: ButtsInMotionView["activities"] }) {
  return (
    <ul className="card-grid activities">
      {activities.map(({ place, image, links }) => (
        <li key={place}>
          <Card title={place} image={image} media={<span className="card-blank" />}>
            <ul className="activity-links">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </Card>
        </li>
      ))}
    </ul>
  );
}
