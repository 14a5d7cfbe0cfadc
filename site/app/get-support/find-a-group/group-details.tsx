import type { SupportGroup } from "@pcf/contract/content/support-group";
import { meetingCalendarUrl } from "@pcf/contract/urls";
import { CalendarPlus, MapPin } from "lucide-react";
import { Alert } from "~/ui/alert/alert";
import { GroupCard } from "~/ui/card/group-card";
import { TextLink } from "~/ui/link/text-link";
import { Prose } from "~/ui/prose/prose";
import { Tag } from "~/ui/tag/tag";
import { findAGroupCopy } from "./find-a-group-copy";
import { GroupContacts } from "./group-contacts";
import { placeOf } from "./group-filter";

const copy = findAGroupCopy.card;

type GroupDetailsProps = { group: SupportGroup; level: 2 | 3; distance?: string; found: boolean };

/** Everything known of a support group: when and where it meets, whom to call, what to expect. */
export function GroupDetails({ group, level, distance, found }: GroupDetailsProps) {
  const { groupName } = group.supportGroupName;
  const { learnMore, googleMapMarker: marker, timeWhenWhereAlso: facts } = group.supportGroupMainContent;
  const others = group.supportGroupOtherLanguages;
  const { facebook, instagram } = group.supportGroupSocialMedia;
  const name = (what: string) => copy.of(what, groupName);
  const map =
    marker &&
    (marker.mapUrl ?? `https://www.openstreetmap.org/?mlat=${marker.lat}&mlon=${marker.lng}&zoom=14`);
  const rows = [
    { label: copy.when, value: facts.when },
    { label: copy.time, value: facts.time },
    { label: copy.where, value: facts.where },
    { label: copy.note, value: facts.note },
    { label: copy.languages, value: group.languages.join(", ") },
    { label: copy.mail, value: facts.mailingAddress },
  ].filter(({ value }) => value);
  return (
    <div className="finder-card" data-found={found ? "" : undefined}>
      <GroupCard
        id={group.slug}
        level={level}
        title={placeOf(group)}
        place={[group.provinces.map((province) => province.name).join(", "), distance]
          .filter(Boolean)
          .join(" · ")}
        tags={
          <Tag tone={group.format === "in-person" ? "plain" : "good"}>
            {findAGroupCopy.formats[group.format]}
          </Tag>
        }
      >
        <div className="finder-name">
          {groupName !== group.cities && <p>{groupName}</p>}
          {group.supportGroupLogo && (
            <img src={group.supportGroupLogo.sourceUrl} alt="" width="96" height="96" loading="lazy" />
          )}
        </div>
        {group.supportGroupBlueBoxMessage && <Alert>{group.supportGroupBlueBoxMessage}</Alert>}
        <div className="finder-facts">
          <dl className="finder-list">
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {others?.available && (
              <div>
                <dt>{copy.otherLanguages}</dt>
                <dd>
                  {others.otherLanguages.join(", ")}
                  {others.message && <span className="finder-aside">{others.message}</span>}
                </dd>
              </div>
            )}
          </dl>
          <GroupContacts contacts={group.contacts} group={groupName} />
        </div>
        {learnMore && (
          <details className="finder-more">
            <summary>
              {copy.learnMore} <span className="when-folded">({copy.expand})</span>
              <span className="when-open">({copy.fold})</span>
              <span className="sr-only">: {groupName}</span>
            </summary>
            <Prose html={learnMore} />
          </details>
        )}
        <ul className="finder-links">
          {map && (
            <li>
              <MapPin aria-hidden="true" />
              <TextLink href={map} aria-label={name(copy.map)}>
                {copy.map}
              </TextLink>
            </li>
          )}
          {group.meeting && (
            <li>
              <CalendarPlus aria-hidden="true" />
              <a href={meetingCalendarUrl(group.slug)} aria-label={name(copy.calendar)}>
                {copy.calendar}
              </a>
            </li>
          )}
          {[
            { label: copy.website, href: facts.w },
            { label: copy.facebook, href: facebook },
            { label: copy.instagram, href: instagram },
          ].map(
            ({ label, href }) =>
              href && (
                <li key={label}>
                  <TextLink href={href} aria-label={name(label)}>
                    {label}
                  </TextLink>
                </li>
              ),
          )}
        </ul>
      </GroupCard>
    </div>
  );
}
