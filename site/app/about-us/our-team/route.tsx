import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { toMemberView } from "~/content/views/member-view";
import { pageFrame } from "~/content/views/section-page";
import { pageMeta } from "~/shell/page-meta";
import type { Route } from "./+types/route";
import { TeamMember } from "./team-member";
import { teamSections } from "./team-sections";
import "../about-us.css";

const copy = {
  title: "Our team",
  description: "The staff, board and advisors of the foundation.",
};

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/about-us/our-team", copy);
  return { page, sections: teamSections(content.members.map(toMemberView)) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function OurTeam({ loaderData }: Route.ComponentProps) {
  const named = new Set<string>();
  /** Somebody on the board and in a team stands on the page twice; links lead to the first place. */
  const idOnce = (slug: string) => {
    if (named.has(slug)) return undefined;
    named.add(slug);
    return slug;
  };
  return (
    <PageBody page={loaderData.page}>
      {loaderData.sections.map((section) => (
        <section key={section.id} className="team-section" aria-labelledby={section.id}>
          <h2 id={section.id}>{section.title}</h2>
          <ul className="member-grid">
            {section.members.map((member) => (
              <li key={member.id}>
                <TeamMember member={member} id={idOnce(member.slug)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageBody>
  );
}
