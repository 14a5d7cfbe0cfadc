"use client";

import Link from "next/link.js";
import { usePathname } from "next/navigation.js";
import "./help.css";

type HelpLinkProps = {
  /** The address of the first screen. */
  admin: string;
  /** The address of the whole guide. */
  help: string;
  /** The addresses of parts of the admin, the longest first, with that of the chapter about each. */
  chapters: [address: string, chapter: string][];
};

/** Leads to the chapter about the screen that is open, and to the list of all where there is none. */
export function HelpLink({ admin, help, chapters }: HelpLinkProps) {
  const open = usePathname();
  const near = chapters.find(([address]) =>
    address === admin ? open === admin : open === address || open.startsWith(`${address}/`),
  );
  return (
    <Link className="help-link" prefetch={false} href={near?.[1] ?? help}>
      Help
    </Link>
  );
}
