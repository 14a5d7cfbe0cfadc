import type { ReactNode } from "react";
import { BackToTop } from "./back-to-top/back-to-top";
import { SiteFooter } from "./footer/site-footer";
import { FramePart, InsideFrame } from "./frame/frame-part";
import { SiteHeader } from "./header/site-header";
import { MobileMenu } from "./mobile-menu/mobile-menu";

const onServer = import.meta.env.SSR;

/** What surrounds every page. The server draws it once for many pages; in the browser each part is there by itself. */
export function Shell({ children }: { children: ReactNode }) {
  const header = <SiteHeader />;
  const footer = <SiteFooter />;
  const menu = <MobileMenu />;
  return (
    <>
      {onServer ? <FramePart name="header">{header}</FramePart> : header}
      <main id="main" tabIndex={-1}>
        {onServer ? <InsideFrame>{children}</InsideFrame> : children}
      </main>
      {onServer ? <FramePart name="footer">{footer}</FramePart> : footer}
      <BackToTop />
      {/* Last, so that a page's first words and picture need not wait behind it. */}
      {onServer ? <FramePart name="menu">{menu}</FramePart> : menu}
    </>
  );
}
