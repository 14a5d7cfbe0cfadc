import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { buttonClass } from "~/ui/button/button";
import { opensElsewhere } from "~/ui/link/opens-elsewhere";
import { afterPaint } from "./after-paint";
import { findAGroupCopy } from "./find-a-group-copy";

type LongerListProps = {
  /** The address of the same page with a longer list. */
  to: string;
  /** How many groups are not listed yet. */
  left: number;
};

/** Leads to a longer list. The press is answered first: the cards that come take a slow phone longer. */
export function LongerList({ to, left }: LongerListProps) {
  const navigate = useNavigate();
  async function growSoon(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    await afterPaint();
    await navigate(to, { preventScrollReset: true });
  }
  return (
    <Link
      to={to}
      preventScrollReset
      className={buttonClass({ variant: "secondary" }, "finder-longer")}
      onClick={growSoon}
    >
      <span>{findAGroupCopy.more(left)}</span>
    </Link>
  );
}
