import type { ReactNode } from "react";
import { BackToTop } from "./back-to-top";
import { SiteHeader } from "./header/site-header";
import { MobileMenu } from "./menus/mobile-menu";
import { SiteFooter } from "./site-footer";

type ShellProps = {
  /** The form in the footer. */
  newsletter: ReactNode;
  children: ReactNode;
};

/** What surrounds every page. */
export function Shell({ newsletter, children }: ShellProps) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter newsletter={newsletter} />
      <BackToTop />
      {/* Last, so that a page's first words and picture need not wait behind it. */}
      <MobileMenu />
    </>
  );
}
