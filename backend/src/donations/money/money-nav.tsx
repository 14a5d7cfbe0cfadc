import Link from "next/link.js";
import type { AdminViewServerProps } from "payload";
import { type Screen, screensOf } from "../../platform/screen.ts";

const copy = { label: "Money" } as const;

/** The trail of the screens below the totals. */
export const underMoney = [{ label: copy.label, path: "/money" }];

/** What stands together under Money, each with its words there. */
const places: { path: Screen["path"]; words: string }[] = [
  { path: "/money", words: "Totals" },
  { path: "/money/gateway", words: "Beside the gateway’s own" },
  { path: "/money/refunds", words: "Refunds" },
  { path: "/money/coming", words: "Coming months" },
  { path: "/receipts", words: "Receipts" },
  { path: "/receipts/annual", words: "Yearly receipts" },
];

/** The way between the screens of money: those that this member of staff may open. */
export function MoneyNav({ view, here }: { view: AdminViewServerProps; here: Screen["path"] }) {
  const { req } = view.initPageResult;
  const screens = screensOf(req.payload.config).filter(({ isFor }) => isFor({ req }));
  const mine = places.filter(({ path }) => screens.some((screen) => screen.path === path));
  return (
    <nav className="money__nav" aria-label={copy.label}>
      {mine.map(({ path, words }) => (
        <Link
          prefetch={false}
          key={path}
          href={req.payload.config.routes.admin + path}
          aria-current={path === here ? "page" : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
