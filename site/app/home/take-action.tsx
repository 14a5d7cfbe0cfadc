import type { HomeView } from "~/content/home-view";
import { TextLink } from "~/ui/link/text-link";
import { Section } from "~/ui/section/section";

/** Three ways to help. */
export function TakeAction({ takeAction }: Pick<HomeView, "takeAction">) {
  if (!takeAction) return null;
  return (
    <Section tone="mist" labelledBy="take-action">
      <div className="take-action">
        <div>
          <h2 id="take-action">{takeAction.title}</h2>
          {takeAction.text && <p className="lead">{takeAction.text}</p>}
        </div>
        <ul>
          {takeAction.links.map((link) => (
            <li key={link.href} data-donate={link.href === "/ways-to-give/donate" ? "" : undefined}>
              <h3>
                <TextLink href={link.href}>{link.label}</TextLink>
              </h3>
              {link.text && <p>{link.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
