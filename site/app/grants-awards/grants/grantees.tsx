import { formatDollars } from "@pcf/contract/donation/amount";
import type { GrantYearView } from "~/content/views/grant-year-view";
import { Avatar } from "~/ui/card/member-card";
import { Prose } from "~/ui/prose/prose";
import { Reveal } from "~/ui/reveal/reveal";

const copy = { years: "Grants by year", about: "Read more" };

const anchorOf = ({ slug }: GrantYearView) => `grants-${slug}`;

/** Who received a grant, year by year in the order given, each with a text about person and project. */
export function Grantees({ years }: { years: readonly GrantYearView[] }) {
  return (
    <>
      <nav aria-label={copy.years} className="grant-jumps">
        {years.map((year) => (
          <a key={year.id} href={`#${anchorOf(year)}`}>
            {year.name}
          </a>
        ))}
      </nav>
      {years.map((year) => (
        <section key={year.id} className="grant-year" aria-labelledby={anchorOf(year)}>
          <h3 id={anchorOf(year)}>{year.name}</h3>
          {year.description && <p className="measure">{year.description}</p>}
          <ul className="grantee-grid">
            {year.grantees.map((grantee) => (
              <li key={grantee.id}>
                <GranteeCard grantee={grantee} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function GranteeCard({ grantee }: { grantee: GrantYearView["grantees"][number] }) {
  const { name, title, institution, project, amount, html, image } = grantee;
  return (
    <article className="grantee member-card-plain">
      <Avatar image={image} name={name} size="small" />
      <h4 className="card-title">{name}</h4>
      <p className="member-role">{institution ?? title}</p>
      {project && <p className="grant-project">{project}</p>}
      {html && (
        <Reveal label={copy.about} title={name}>
          {amount ? <p className="grant-amount">{formatDollars(amount)}</p> : null}
          <Prose html={html} />
        </Reveal>
      )}
    </article>
  );
}
