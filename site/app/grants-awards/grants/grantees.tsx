import type { GrantYear } from "@pcf/contract/content/documents";
import { Avatar } from "~/ui/avatar/avatar";
import { Prose } from "~/ui/prose/prose";
import { Reveal } from "~/ui/reveal/reveal";
import { grantsCopy as copy } from "./grants-copy";

type Grantee = GrantYear["grantees"][number];
const yearId = ({ slug }: GrantYear) => `grants-${slug}`;

/** Who received a grant, year by year in the order given, each with a text about person and project. */
export function Grantees({ years }: { years: readonly GrantYear[] }) {
  return (
    <>
      <nav aria-label={copy.years} className="grant-jumps">
        {years.map((year) => (
          <a key={year.id} href={`#${yearId(year)}`}>
            {year.name}
          </a>
        ))}
      </nav>
      {years.map((year) => (
        <section key={year.id} className="grant-year" aria-labelledby={yearId(year)}>
          <h3 id={yearId(year)}>{year.name}</h3>
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

function GranteeCard({ grantee }: { grantee: Grantee }) {
  const { title, institution, project, amount, description, portfolioPicture } = grantee.granteeBio;
  return (
    <article className="grantee member-card-plain">
      <Avatar image={portfolioPicture} name={grantee.title} size="small" />
      <h4 className="card-title">{grantee.title}</h4>
      <p className="member-role">{institution ?? title}</p>
      {project && <p className="grant-project">{project}</p>}
      {description && (
        <Reveal label={copy.about} title={grantee.title}>
          {amount ? <p className="grant-amount">{copy.amount(amount)}</p> : null}
          <Prose html={description} />
        </Reveal>
      )}
    </article>
  );
}
