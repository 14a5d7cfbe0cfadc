import { CalendarDays, CircleQuestionMark, MapPin } from "lucide-react";
import { ButtonLink } from "~/ui/button/button";

const shortcuts = [
  { href: "/get-support/support-groups/find-a-group", label: "Find A Group", Icon: MapPin },
  { href: "/get-support/support-groups/find-a-meeting", label: "Find A Meeting", Icon: CalendarDays },
  { href: "/get-support/support-groups/faq", label: "FAQ", Icon: CircleQuestionMark },
];

/** Buttons to the finder, the meetings and the questions, without the page they stand on. */
export function SupportGroupShortcuts({ on }: { on: string }) {
  return shortcuts
    .filter(({ href }) => href !== on)
    .map(({ href, label, Icon }) => (
      <ButtonLink key={href} href={href} variant="secondary" icon={<Icon aria-hidden="true" />}>
        {label}
      </ButtonLink>
    ));
}
