import { meetingCalendarUrl } from "@pcf/contract/urls";
import { CalendarPlus, MapPin, Pencil, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { GroupView } from "~/content/views/group-view";
import { buttonClass } from "~/ui/button/button";
import { telephoneHref } from "~/ui/link/contact-link";
import { findAGroupCopy } from "./find-a-group-copy";

const copy = findAGroupCopy.actions;

type GroupActionsProps = {
  group: Pick<GroupView, "slug" | "name" | "contacts" | "format" | "marker" | "hasCalendar">;
  size?: "normal" | "small";
};

/** What one does about a group: to call comes first, and is the one that stands out. Links, so that they need no script. */
export function GroupActions({ group, size = "normal" }: GroupActionsProps) {
  const { slug, name, contacts, format, marker, hasCalendar } = group;
  const [number] = contacts.flatMap(({ phone, cell, phone2 }) => phone ?? cell ?? phone2 ?? []);
  const [address] = contacts.flatMap(({ email }) => email ?? []);
  const actions: { label: string; href: string | undefined; icon: ReactNode }[] = [
    {
      label: copy.call(number ?? ""),
      href: number && telephoneHref(number),
      icon: <Phone aria-hidden="true" />,
    },
    { label: copy.write, href: address && `mailto:${address}`, icon: <Pencil aria-hidden="true" /> },
    {
      label: copy.way,
      href: marker && format !== "online" ? (marker.mapUrl ?? wayTo(marker)) : undefined,
      icon: <MapPin aria-hidden="true" />,
    },
    {
      label: copy.calendar,
      href: hasCalendar ? meetingCalendarUrl(slug) : undefined,
      icon: <CalendarPlus aria-hidden="true" />,
    },
  ];
  const known = actions.filter(({ href }) => href);
  if (known.length === 0) return null;
  return (
    <ul className="group-actions">
      {known.map(({ label, href, icon }, at) => (
        <li key={label}>
          <a
            href={href}
            className={buttonClass({ variant: at === 0 ? "primary" : "secondary", size })}
            aria-label={findAGroupCopy.card.of(label, name)}
          >
            {icon}
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The way from where the reader is, in the open map: it asks for the beginning itself. */
const wayTo = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
