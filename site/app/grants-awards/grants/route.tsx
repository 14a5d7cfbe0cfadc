import { PageBody } from "~/blocks/page-body";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import { grantsCopy as copy } from "./copy";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/grants-awards/grants", copy);
  const years = [...content.grantYears].sort((a, b) => b.name.localeCompare(a.name));
  return { page, years };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function Grants({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody page={loaderData.page}>
      {loaderData.years.map((year) => (
        <section key={year.id}>
          <h2>{year.name}</h2>
          <ul>
            {year.grantees.map((grantee) => (
              <li key={grantee.id}>{grantee.title}</li>
            ))}
          </ul>
        </section>
      ))}
    </PageBody>
  );
}
