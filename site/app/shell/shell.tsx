import type { ReactNode } from "react";
import { BackToTop } from "./back-to-top/back-to-top";
import { SiteFooter } from "./footer/site-footer";
import { SiteHeader } from "./header/site-header";
import { MobileMenu } from "./mobile-menu/mobile-menu";

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <BackToTop />
      {/* Last, so that a page's first words and picture need not wait behind it. */}
      <MobileMenu />
    </>
  );
}
