import { Heart, MessagesSquare, Stethoscope } from "lucide-react";
import { TextLink } from "~/ui/link/text-link";
import { homeCopy } from "./home-copy";

const { title, worried, talk, give } = homeCopy.doors;
const doors = [
  { ...worried, Icon: Stethoscope, kind: "worried" },
  { ...talk, Icon: MessagesSquare, kind: "talk" },
  { ...give, Icon: Heart, kind: "give" },
] as const;

/** Where most people want to go: answers, company, giving. */
export function StartDoors() {
  return (
    <section aria-labelledby="start" className="doors page">
      <h2 id="start" className="sr-only">
        {title}
      </h2>
      <ul>
        {doors.map(({ Icon, ...door }) => (
          <li key={door.href} className={`door door-${door.kind}`}>
            <Icon aria-hidden="true" />
            <h3>{door.title}</h3>
            <p>{door.text}</p>
            <p className="door-link">
              <TextLink href={door.href}>{door.label}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
