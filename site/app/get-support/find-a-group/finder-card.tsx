import { groupDetailsUrl, groupPageUrl } from "@pcf/contract/urls";
import { memo, type ReactNode, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { telephoneHref } from "~/ui/link/contact-link";
import { PageLink } from "~/ui/link/page-link";
import { afterPaint } from "./after-paint";
import { findAGroupCopy } from "./find-a-group-copy";
import type { FinderGroup } from "./finder-provinces";
import type { loader } from "./group/details";
import { GroupDetails } from "./group-details";

const copy = findAGroupCopy.card;

type FinderListProps = {
  groups: readonly { group: FinderGroup; km?: number | undefined }[];
  level: 2 | 3;
  /** Slug of the group that the address names. */
  found: string | undefined;
};

export function FinderList({ groups, level, found }: FinderListProps) {
  return (
    <ul className="finder-groups">
      {groups.map(({ group, km }) => (
        <FinderCard key={group.slug} group={group} level={level} km={km} found={group.slug === found} />
      ))}
    </ul>
  );
}

type FinderCardProps = {
  group: FinderGroup;
  level: 2 | 3;
  /** Kilometres from where the reader is. */
  km?: number | undefined;
  found: boolean;
};

/**
 * A group in the list: its town, when it meets next, how, and how far away. It opens by itself to whom to call;
 * where scripts run, all that is known follows. Few elements, and rendered again only when it changes: a page has eighty of these.
 */
const FinderCard = memo(function FinderCard({ group, level, km, found }: FinderCardProps) {
  const { slug, name, place, next, format, notice, contact } = group;
  const Heading = `h${level}` as const;
  const [opened, setOpened] = useState(false);
  /** The browser opens the card, and shows what it holds; all that is known is requested after that. */
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
          {notice && <p className="finder-notice">{notice}</p>}
          {contact && (
            <>
              <a className="button button-primary button-small" href={telephoneHref(contact.phone)}>
                {findAGroupCopy.actions.call(contact.phone)}
              </a>
              {` ${contact.name}`}
            </>
          )}
          <PageLink to={groupPageUrl(slug)}>{copy.all(name)}</PageLink>
        </OpenedGroup>
      </details>
    </li>
  );
});

type OpenedGroupProps = { slug: string; wanted: boolean; children: ReactNode };

/** What an open card shows: what the page itself knows of the group, until all that is known has come. */
function OpenedGroup({ slug, wanted, children }: OpenedGroupProps) {
  return wanted ? <AllDetails slug={slug}>{children}</AllDetails> : children;
}

/** Asks once. Where nothing comes, the page's own words stay, with the way to the group's own page. */
function AllDetails({ slug, children }: Omit<OpenedGroupProps, "wanted">) {
  const { load, data } = useFetcher<typeof loader>({ key: `group-${slug}` });
  useEffect(() => {
    if (!data) load(groupDetailsUrl(slug));
  }, [load, data, slug]);
  return data ? <GroupDetails {...data} /> : children;
}
