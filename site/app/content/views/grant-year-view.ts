import type { SiteContent } from "~/content/site-content";

/** The grants of a year, and who received them; `amount` in whole dollars. */
export type GrantYearView = ReturnType<typeof toGrantYearView>;

export function toGrantYearView({
  id,
  name,
  slug,
  description,
  grantees,
}: SiteContent["grantYears"][number]) {
  return {
    id,
    name,
    slug,
    description,
    grantees: grantees.map(({ id, title: name, granteeBio }) => {
      const { title, institution, project, amount, description: html, portfolioPicture: image } = granteeBio;
      return { id, name, title, institution, project, amount, html, image };
    }),
  };
}
