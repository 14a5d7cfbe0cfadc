import { ArrowLeft, ArrowRight } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { buttonClass } from "~/ui/button/button";
import { opensElsewhere } from "~/ui/link/page-link";
import { findAMeetingCopy as copy } from "./find-a-meeting-copy";
import { addMonths } from "./month-meetings";

/** Where grid and list stand on the page: without a script another month opens there, not at the page's top. */
export const meetingsId = "meetings";
/** The heading of the list. */
export const monthTitleId = "month";

type MonthLinksProps = {
  month: string;
  first: string;
  last: string;
  province: string;
  /** `grid` stays where it is, beside the name of the month; from the end of the list, `list` leads to its beginning. */
  at: "grid" | "list";
};

/** To the months before and after, where there are meetings to tell of. What the reader looks at stays, and so does the focus. */
export function MonthLinks({ month, first, last, province, at }: MonthLinksProps) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const searchOf = (to: string) => `?${new URLSearchParams({ ...(province && { province }), month: to })}`;
  const chosen = useRef<string>(undefined);
  function choose(event: MouseEvent, to: string) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    chosen.current = to;
    navigate({ search: searchOf(to), hash }, { preventScrollReset: true });
  }
  useEffect(() => {
    if (chosen.current !== month) return;
    chosen.current = undefined;
    const title = document.getElementById(monthTitleId);
    if (at === "list") title?.scrollIntoView({ block: "start", behavior: "instant" });
    // Before the first month and after the last there is nothing left of the link that was pressed.
    if (at === "list" || document.activeElement === document.body) title?.focus({ preventScroll: true });
  }, [month, at]);
  const link = (by: -1 | 1) => {
    const to = addMonths(month, by);
    const Arrow = by < 0 ? ArrowLeft : ArrowRight;
    return (
      <Link
        to={`${searchOf(to)}#${meetingsId}`}
        preventScrollReset
        className={buttonClass(
          { variant: "secondary", size: at === "grid" ? "small" : "normal" },
          by > 0 ? "month-next" : "",
        )}
        onClick={(event) => choose(event, to)}
      >
        <Arrow aria-hidden="true" />
        <span className={at === "grid" ? "sr-only" : undefined}>{copy.month(to)}</span>
      </Link>
    );
  };
  return (
    <nav
      aria-label={at === "grid" ? copy.months : copy.otherMonths}
      className={at === "grid" ? "month-arrows" : "button-row"}
    >
      {month > first && link(-1)}
      {at === "grid" && <p className="month-name">{copy.month(month)}</p>}
      {month < last && link(1)}
    </nav>
  );
}
