import { Phone } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { useOptionalSite } from "~/content/site";
import { TextLink } from "~/ui/link/text-link";
import { findAGroupCopy } from "./find-a-group-copy";
import { FinderList } from "./finder-card";
import type { FinderGroup } from "./finder-provinces";
import { firstOf, lengthFor, listAddress } from "./list-length";
import { nearestGroups } from "./nearest";
import type { Place } from "./places";

const copy = findAGroupCopy.nearest;
export const anywhereId = "groups-anywhere";

/** What the results are, as a reader would say it. */
export const nearTitle = ({ name, around }: Place): string =>
  around ? copy.titleAround(around, name) : copy.title(name);

/** Where those that one can join from home stand above, the others are for going to alone. */
function inPersonTitle({ name, around }: Place, far: boolean): string {
  if (around) return far ? copy.inPersonOnlyAround(name) : copy.inPersonAround(name);
  return far ? copy.inPersonOnly : copy.inPerson;
}

type NearResultsProps = {
  near: Place;
  groups: readonly FinderGroup[];
  /** Whether what is chosen in the filter leaves groups out. */
  ofChoice: boolean;
  length: number;
  /** How many groups there are. */
  count: ReactNode;
};

/** The groups as they are of use to somebody at a place. Focus and view go to them when they have been asked for. */
export function NearResults({ near, groups, ofChoice, length, count }: NearResultsProps) {
  const [search] = useSearchParams();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!near) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "start" });
  }, [near]);
  const { inPerson, anywhere, farFrom } = nearestGroups(groups, near);
  const far = farFrom !== undefined;
  const sections = [
    { id: "groups-in-person", title: inPersonTitle(near, far), groups: inPerson },
    { id: anywhereId, title: copy.anywhere, groups: anywhere },
  ];
  if (far) sections.reverse();
  const why = near.around
    ? copy.wide(near.around)
    : farFrom === Infinity || farFrom === undefined
      ? copy.farNone
      : copy.farText(farFrom, ofChoice);
  // Where those in person fill the list, the way to the others makes it longer.
  const needed = lengthFor((far ? 0 : inPerson.length) + 1);
  const list = needed > length ? listAddress(search, needed) : `?${search}`;
  return (
    <>
      <h2 ref={title} tabIndex={-1} className="finder-nearest">
        {nearTitle(near)}
      </h2>
      {count}
      {(far || near.around) && (
        <FromAnywhere why={why} groups={anywhere.length} way={`${list}#${anywhereId}`} />
      )}
      {firstOf(sections, length).map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h3 id={section.id}>{section.title}</h3>
          <FinderList groups={section.groups} level={3} found={undefined} />
        </section>
      ))}
    </>
  );
}

/** What helps somebody who lives far from every group, or may. */
function FromAnywhere({ why, groups, way }: { why: string; groups: number; way: string }) {
  const phone = useOptionalSite()?.company.contact.find(({ id }) => id === "telTF");
  return (
    <section className="finder-anywhere" aria-label={copy.far}>
      <h3>{copy.far}</h3>
      <p>{why}</p>
      <ul>
        {phone && (
          <li>
            <Phone aria-hidden="true" /> {copy.call}: <a href={phone.href}>{phone.value}</a>
          </li>
        )}
        <li>
          <TextLink href="/get-support/peer-support">{copy.peer}</TextLink>
        </li>
        {groups > 0 && (
          <li>
            <Link to={way} preventScrollReset>
              {copy.online(groups)}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
