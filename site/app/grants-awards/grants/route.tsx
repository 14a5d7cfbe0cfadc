import { ArrowDown } from "lucide-react";
import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { toGrantYearView } from "~/content/views/grant-year-view";
import { pageFrame } from "~/content/views/section-page";
import { pageMeta } from "~/shell/page-meta";
import { ButtonLink } from "~/ui/button/button";
import type { Route } from "./+types/route";
import { Grantees } from "./grantees";
import "./grants.css";

const copy = {
  title: "Grants",
  description: "Research that your gifts pay for.",
  howToApply: "HOW TO APPLY FOR A GRANT",
};

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/grants-awards/grants", copy);
  const years = content.grantYears.map(toGrantYearView).sort((a, b) => b.name.localeCompare(a.name));
  return { page, years };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function Grants({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody
      page={loaderData.page}
      parts={{ grantees: <Grantees years={loaderData.years} /> }}
      actions={
        <ButtonLink href="#apply-for-grant" icon={<ArrowDown aria-hidden="true" />}>
          {copy.howToApply}
        </ButtonLink>
      }
    />
  );
}
