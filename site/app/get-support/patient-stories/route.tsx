import { documentLists } from "@pcf/contract/urls";
import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { pageFrame } from "~/content/views/section-page";
import { storiesInOrder, storyCard } from "~/content/views/story-view";
import { pageMeta } from "~/shell/page-meta";
import { StoryCard } from "~/ui/card/card";
import type { Route } from "./+types/route";

const copy = {
  title: "Patient stories",
  description: "Men and families tell their own stories.",
  readMore: "Read More",
  list: "All stories",
};

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, documentLists.stories, copy);
  return { page, stories: storiesInOrder(content).map(storyCard) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function PatientStories({ loaderData: { page, stories } }: Route.ComponentProps) {
  return (
    <PageBody page={page}>
      {stories.length > 0 && (
        <section aria-labelledby="stories">
          <h2 id="stories" className="sr-only">
            {copy.list}
          </h2>
          <ul className="card-grid">
            {stories.map(({ id, ...story }) => (
              <li key={id}>
                <StoryCard {...story} more={copy.readMore} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageBody>
  );
}
