import type { ButtsInMotionView } from "~/content/butts-in-motion-view";
import { Card } from "~/ui/card/card";
import { TextLink } from "~/ui/link/text-link";

/** A card a place, with what goes on there. */
export function Activities({ activities }: { activities: ButtsInMotionView["activities"] }) {
  return (
    <ul className="card-grid activities">
      {activities.map(({ place, image, links }) => (
        <li key={place}>
          <Card title={place} image={image} media={<span className="card-blank" />}>
            <ul className="activity-links">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </Card>
        </li>
      ))}
    </ul>
  );
}
