import type { ButtsInMotion } from "@pcf/contract/content/globals";
import { Card } from "~/ui/card/card";
import { TextLink } from "~/ui/link/text-link";

/** A card a place, with what goes on there. */
export function Activities({ activities }: { activities: ButtsInMotion["activities"] }) {
  return (
    <ul className="card-grid activities">
      {activities.map(({ location, image, links }) => (
        <li key={location}>
          <Card title={location} image={image} media={<span className="card-blank" />}>
            <ul className="activity-links">
              {links.map(({ title, url }) => (
                <li key={url}>
                  <TextLink href={url}>{title}</TextLink>
                </li>
              ))}
            </ul>
          </Card>
        </li>
      ))}
    </ul>
  );
}
