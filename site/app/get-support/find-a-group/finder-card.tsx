import { groupPageUrl } from "@pcf/contract/urls";
import { memo, useState } from "react";
import { PageLink } from "~/ui/link/page-link";
import { telephoneHref } from "~/ui/link/telephone-href";
import { afterPaint } from "./after-paint";
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
 * where scripts run, all that is known follows. Few elements, and drawn again only when it changes: a page has eighty of these.
 */
export const FinderCard = memo(function FinderCard({ group, level, km, found }: FinderCardProps) {
  const { slug, name, place, next, format, notice, contact } = group;
  const Heading = `h${level}` as const;
  const [opened, setOpened] = useState(false);
  /** The browser opens the card, and shows what it holds; all that is known is asked for after that. */
  async function askSoon() {
    await afterPaint();
    setOpened(true);
  }
  const how = findAGroupCopy.formats[format];
  return (
    <li>
      <details
        id={slug}
        className="finder-card"
        data-found={found ? "" : undefined}
        open={found}
        onToggle={(event) => event.currentTarget.open && !opened && askSoon()}
      >
        <summary>
          <Heading>{place}</Heading>
          {next}
          <span className="finder-how">
            {km === undefined ? how : copy.howFar(how, findAGroupCopy.near.distance(km))}
          </span>
        </summary>
        <OpenedGroup slug={slug} wanted={opened}>
          {name !== group.cities && <p>{name}</p>}
          {notice && <p className="finder-notice">{notice}</p>}
          {contact && (
            <>
              {contact.name} <a href={telephoneHref(contact.phone)}>{contact.phone}</a>
            </>
          )}
          <PageLink to={groupPageUrl(slug)} aria-label={copy.of(copy.all, name)}>
            {copy.all}
          </PageLink>
        </OpenedGroup>
      </details>
    </li>
  );
});
