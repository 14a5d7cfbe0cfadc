import { Menu, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import { useSite } from "~/content/site";
import { currentPage } from "~/shell/current-page";
import { SearchBox } from "~/shell/search-box/search-box";
import { shellCopy as copy } from "~/shell/shell-copy";
import { useArrival } from "~/shell/use-arrival";
import { ButtonLink } from "~/ui/button/button";
import { PageLink } from "~/ui/link/page-link";
import { isPopoverOpen, isVisible } from "./menu-elements";

const menuId = "mobile-menu";

/**
 * Opens the menu of narrow screens, wherever in the page that stands. A browser without popovers shows a link to the
 * sections at the page's end in place of both menus.
 */
export function MobileMenuButton() {
  return (
    <>
      <button type="button" className="menu-button" popoverTarget={menuId} aria-controls={menuId}>
        <Menu aria-hidden="true" />
        {copy.menu}
      </button>
      <a href="#footer-explore" className="menu-instead">
        {copy.menu}
      </a>
    </>
  );
}

/**
 * The menu of narrow screens: a native popover that slides in, with three levels of `<details>` whose content slides
 * over the level before. All of it works without JavaScript; with it the focus stays inside.
 */
export function MobileMenu() {
  const { menu: sections, siteSettings } = useSite();
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  useArrival(() => {
    if (isPopoverOpen(menu.current)) menu.current?.hidePopover();
  });
  return (
    <div
      ref={menu}
      id={menuId}
      popover="auto"
      role="dialog"
      aria-label={copy.menu}
      className="mobile-menu"
      onKeyDown={keepFocusInside}
      onToggle={(event) => {
        // React also hands up the toggling of the levels inside.
        if (event.target !== event.currentTarget || event.newState === "open") return;
        for (const details of event.currentTarget.querySelectorAll("details")) details.open = false;
      }}
    >
      <div className="mobile-head">
        <SearchBox id="mobile-search" />
        <button
          type="button"
          className="icon-button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={copy.closeMenu}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={copy.mainMenu} className="mobile-levels">
        <ul className="mobile-level">
          {sections.map((section) => (
            <li key={section.href}>
              <Level label={section.label} href={section.href} pathname={pathname}>
                {section.children.map((page) => (
                  <li key={page.href}>
                    <Level label={page.label} href={page.href} pathname={pathname}>
                      {page.children.map((child) => (
                        <li key={child.href}>
                          <Entry {...child} pathname={pathname} />
                        </li>
                      ))}
                    </Level>
                  </li>
                ))}
              </Level>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mobile-foot">
        <PageLink to="#newsletter" onClick={() => menu.current?.hidePopover()}>
          {copy.signUp}
        </PageLink>
        {siteSettings.storeUrl && <a href={siteSettings.storeUrl}>{copy.store}</a>}
        <ButtonLink href="/ways-to-give/donate" variant="donate">
          {copy.donate}
        </ButtonLink>
      </div>
    </div>
  );
}

type EntryProps = { label: string; href: string; pathname: string };

function Entry({ label, href, pathname }: EntryProps) {
  return (
    <PageLink to={href} className="mobile-entry" aria-current={currentPage(pathname, href)}>
      {label}
    </PageLink>
  );
}

/** An entry with pages below it: opened, its content covers the level it stands in and its summary leads back. */
function Level({ label, href, pathname, children }: EntryProps & { children: ReactNode[] }) {
  if (children.length === 0) return <Entry label={label} href={href} pathname={pathname} />;
  return (
    <details>
      <summary className="mobile-entry">{label}</summary>
      <ul className="mobile-level">
        <li>
          <Entry label={copy.overview(label)} href={href} pathname={pathname} />
        </li>
        {children}
      </ul>
    </details>
  );
}

/** Tab goes round inside the open menu instead of leaving it. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Tab") return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button, input, summary")].filter(
    isVisible,
  );
  const edge = event.shiftKey ? all[0] : all.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? all.at(-1) : all[0])?.focus();
}
