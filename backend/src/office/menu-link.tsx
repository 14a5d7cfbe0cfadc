"use client";

import Link from "next/link.js";
import { usePathname } from "next/navigation.js";

/** An entry of the menu; of the screen that is open, or of one below it, it says so. */
export function MenuLink({ href, label }: { href: string; label: string }) {
  const path = usePathname();
  const isFirst = href.lastIndexOf("/") === 0;
  const isOpen = path === href || (!isFirst && path.startsWith(`${href}/`));
  return (
    <Link className="nav__link" href={href} prefetch={false} aria-current={isOpen ? "page" : undefined}>
      <span className="nav__link-label">{label}</span>
    </Link>
  );
}
