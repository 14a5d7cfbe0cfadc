import { Link } from "react-router";
import { PageBody } from "~/blocks/page-body";
import { storiesInOrder } from "~/content/collections";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import { patientStoriesCopy as copy } from "./copy";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/patient-stories", copy);
  return { page, stories: storiesInOrder(content) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function PatientStories({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody page={loaderData.page}>
      <ul>
        {loaderData.stories.map((story) => (
          <li key={story.id}>
            <Link to={`/get-support/patient-stories/${story.slug}`}>{story.title}</Link> {story.story.excerpt}
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
