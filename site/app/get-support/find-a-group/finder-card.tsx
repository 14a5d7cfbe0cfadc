import { groupPageUrl } from "@pcf/contract/urls";
import { useState } from "react";
import { Link } from "react-router";
import { telephoneHref } from "~/ui/link/telephone-href";
import { findAGroupCopy } from "./find-a-group-copy";
import type { FinderGroup } from "./finder-group";
import { OpenedGroup } from "./opened-group";

const copy = findAGroupCopy.card;

type FinderCardProps = {
  group: FinderGroup;
  level: 2 | 3;
  /** Kilometres from where the reader is. */
  km?: number | undefined;
  found: boolean;
};

/**
 * A group in the list: its town, when it meets next, how, and how far away. It opens by itself to whom to call;
 * where scripts run, all that is known follows. Few elements: a page has eighty of these.
 */
export function FinderCard({ group, level, km, found }: FinderCardProps) {
  const { slug, name, place, next, format, notice, contact } = group;
  const Heading = `h${level}` as const;
  const [opened, setOpened] = useState(false);
  const how = findAGroupCopy.formats[format];
  return (
    <li>
      <details
        id={slug}
        className="finder-card"
        data-found={found ? "" : undefined}
        open={found}
        onToggle={(event) => event.currentTarget.open && setOpened(true)}
      >
        <summary>
          <Heading>{place}</Heading>
          {next && <span>{next}</span>}
          <span className="finder-how">
            {km === undefined ? how : copy.howFar(how, findAGroupCopy.near.distance(km))}
          </span>
        </summary>
        <OpenedGroup slug={slug} wanted={opened}>
          {name !== group.cities && <p>{name}</p>}
          {notice && <p className="finder-notice">{notice}</p>}
          {contact && (
            <p>
              {contact.name} <a href={telephoneHref(contact.phone)}>{contact.phone}</a>
            </p>
          )}
          <Link to={groupPageUrl(slug)} prefetch="none" aria-label={copy.of(copy.all, name)}>
            {copy.all}
          </Link>
        </OpenedGroup>
      </details>
    </li>
  );
}
