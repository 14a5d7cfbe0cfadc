import type { GrantYear } from "@pcf/contract/content/documents";
import { MemberCard } from "~/ui/card/member-card";
import { Prose } from "~/ui/prose/prose";
import { grantsCopy as copy } from "./copy";

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
          <ul className="member-grid">
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
    <MemberCard
      level={4}
      name={grantee.title}
      position={institution ?? title}
      image={portfolioPicture}
      more={
        description || project
          ? {
              label: copy.about,
              content: (
                <>
                  {project && <p className="grant-project">{project}</p>}
                  {amount ? <p className="grant-amount">{copy.amount(amount)}</p> : null}
                  <Prose html={description} />
                </>
              ),
            }
          : undefined
      }
    />
  );
}
