import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { unconfirmedGroups } from "../leaders/unconfirmed-groups.ts";

const copy = {
  unconfirmed: (count: number) => `${count} not confirmed for a year`,
  how: "Call them, and write the day into the list of leaders. Who stands there with an email address is also asked four times a year.",
  leaders: "Leaders of groups",
  last: (day: string) => `last on ${longDay(day)}`,
  never: "never",
} as const;

/** The groups whose details nobody has confirmed for a year, the longest ago first. */
export async function Unconfirmed({ payload }: { payload: Payload }) {
  const groups = await unconfirmedGroups(payload, new Date());
  const { admin } = payload.config.routes;
  if (groups.length === 0) return null;
  return (
    <section className="office__section">
      <h2>{copy.unconfirmed(groups.length)}</h2>
      <p>
        {copy.how} <a href={`${admin}/collections/group-leaders`}>{copy.leaders}</a>
      </p>
      <ul className="office__names">
        {groups.map(({ id, title, confirmedOn }) => (
          <li key={id}>
            <a href={`${admin}/collections/supportGroups/${id}`}>{title}</a>,{" "}
            {confirmedOn ? copy.last(confirmedOn) : copy.never}
          </li>
        ))}
      </ul>
    </section>
  );
}
