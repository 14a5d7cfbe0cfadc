import type { ReactNode } from "react";
import { BackToTop } from "./back-to-top/back-to-top";
import { SiteFooter } from "./footer/site-footer";
import { FramePart, type FramePartName, InsideFrame } from "./frame/frame-part";
import { SiteHeader } from "./header/site-header";
import { MobileMenu } from "./mobile-menu/mobile-menu";

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      {inFrame("header", <SiteHeader />)}
      <main id="main" tabIndex={-1}>
        {import.meta.env.SSR ? <InsideFrame>{children}</InsideFrame> : children}
      </main>
      {inFrame("footer", <SiteFooter />)}
      <BackToTop />
      {/* Last, so that a page's first words and picture need not wait behind it. */}
      {inFrame("menu", <MobileMenu />)}
    </>
  );
}

/** The server draws each part once for many pages; in the browser it is there by itself. */
const inFrame = (name: FramePartName, element: ReactNode) =>
  import.meta.env.SSR ? <FramePart name={name}>{element}</FramePart> : element;
