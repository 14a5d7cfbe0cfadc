import { PageBody } from "~/blocks/page-body";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import { buttsInMotionCopy as copy } from "./copy";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/more-resources/butts-in-motion-fitness", copy);
  return { page, buttsInMotion: content.buttsInMotion };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function ButtsInMotion({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody page={loaderData.page}>
      {loaderData.buttsInMotion.activities.map((activity) => (
        <section key={activity.location}>
          <h2>{activity.location}</h2>
          <ul>
            {activity.links.map((link) => (
              <li key={link.url}>
                <a href={link.url}>{link.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageBody>
  );
}
