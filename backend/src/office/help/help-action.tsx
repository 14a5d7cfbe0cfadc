import type { ServerProps } from "payload";
import { activeStaff } from "../../access/staff.ts";
import { chapterSlug } from "./guide.ts";
import { HelpLink } from "./help-link.tsx";
import { helpOf } from "./help-of.ts";
import { helpScreen } from "./help-screens.ts";

const firstScreen = "The first screen, and lists";

/** In the bar at the top of every screen: the way to what the guide says about it. */
export function HelpAction({ payload, user }: ServerProps) {
  if (!activeStaff({ user: user ?? null })) return null;
  const { admin } = payload.config.routes;
  const help = admin + helpScreen.path;
  const about: [string, string][] = [...helpOf(payload.config), ["", firstScreen]];
  const chapters = about.map(([address, chapter]): [string, string] => [
    admin + address,
    `${help}/${chapterSlug(chapter)}`,
  ]);
  return <HelpLink admin={admin} help={help} chapters={chapters} />;
}
