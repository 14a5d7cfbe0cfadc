import { formatAmount } from "@pcf/contract/donation/amount";
import Form from "next/form.js";
import type { Payload } from "payload";
import { type DonorRow, readDonors } from "../donors/donor-row.ts";
import { findDonors } from "../donors/find-donors.ts";
import type { DonorPerson } from "./read-donor.ts";
import { MergeButton, PartButton } from "./same-person-buttons.tsx";

const copy = {
  title: "The same person under another address",
  together: "These addresses are one person’s:",
  of: (gifts: number, total: string) => `${gifts === 1 ? "1 gift" : `${gifts} gifts`}, ${total}`,
  find: "Name or email of the other",
  search: "Search",
  nobody: "Nobody else fits this.",
  noEmail: "Without an email address",
} as const;
const most = 8;

const factsOf = ({ city, province, gifts, totalCents }: DonorRow): string =>
  [[city, province].filter(Boolean).join(", "), copy.of(gifts, formatAmount(totalCents))]
    .filter(Boolean)
    .join(" · ");

/** Others whom the words fit, the most generous first. */
async function othersLike(payload: Payload, typed: string, { row }: DonorPerson): Promise<DonorRow[]> {
  if (!typed) return [];
  const { ids } = await findDonors(
    payload,
    { find: typed, filters: new Map(), sort: { key: "total", descending: true } },
    { offset: 0, limit: most + 1 },
  );
  const others = ids.filter((id) => id !== row.id).slice(0, most);
  const rows = await readDonors(payload, others);
  return others.flatMap((id) => rows.find((each) => each.id === id) ?? []);
}

type SamePersonSectionProps = { person: DonorPerson; typed: string; payload: Payload };

/** Puts another address with this person, and takes one away again. */
export async function SamePersonSection({ person, typed, payload }: SamePersonSectionProps) {
  const { admin, api } = payload.config.routes;
  const { row, addresses } = person;
  const others = await othersLike(payload, typed, person);
  const here = `${admin}/donors/${row.id}`;
  return (
    <section aria-labelledby="donor-same">
      <h2 id="donor-same">{copy.title}</h2>
      {addresses.length > 1 && (
        <>
          <p>{copy.together}</p>
          <ul className="donor__people">
            {addresses.map(({ id, email, name }) => (
              <li key={id}>
                <span>
                  {email || copy.noEmail}
                  <br />
                  <small>{name}</small>
                </span>
                {id !== row.id && <PartButton url={`${api}/donors/${id}/part`} email={email || name} />}
              </li>
            ))}
          </ul>
        </>
      )}
      <Form prefetch={false} action={here} scroll={false} className="donor__field office__fields">
        <label htmlFor="donor-same-find">{copy.find}</label>
        <div className="donor__act">
          <input id="donor-same-find" type="search" name="same" defaultValue={typed} />
          <button type="submit" className="office__button">
            {copy.search}
          </button>
        </div>
      </Form>
      {typed && others.length === 0 && <p role="status">{copy.nobody}</p>}
      <ul className="donor__people">
        {others.map((other) => (
          <li key={other.id}>
            <span>
              {other.name} <small>{other.email}</small>
              <br />
              <small>{factsOf(other)}</small>
            </span>
            <MergeButton
              url={`${api}/donors/${row.id}/same-as`}
              here={here}
              other={{ id: other.id, name: other.name, email: other.email || copy.noEmail }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
