import { ChevronDown } from "lucide-react";
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { MenuSectionView } from "~/content/views/menu-view";
import { currentPage, isHere } from "~/shell/current-page";
import { shellCopy as copy } from "~/shell/shell-copy";
import { useArrival } from "~/shell/use-arrival";
import { PageLink } from "~/ui/link/page-link";
import { isPopoverOpen, moveByArrow } from "./menu-elements";
import { MenuPanel } from "./menu-panel";
import { useHoverIntent } from "./use-hover-intent";

const openPanels = () => [...document.querySelectorAll<HTMLElement>(".menu-panel")].filter(isPopoverOpen);
const panelId = (href: string) => `menu${href.replace(/\W+/g, "-")}`;

/**
 * The menu of wide screens. Every panel is a native popover, opened by its button: that works before and without
 * JavaScript. With it panels also open by hover, arrow keys walk through them, and a choice closes them.
 */
export function MainMenu({ sections }: { sections: readonly MenuSectionView[] }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState<string>();
  const [byTouch, setByTouch] = useState(false);
  const byHover = useRef(false);

  const choose = useCallback((href: string | undefined) => {
    for (const panel of openPanels()) {
      if (panel.id !== (href && panelId(href)) && byHover.current) panel.hidePopover();
    }
    if (!href) return;
    const panel = document.getElementById(panelId(href));
    if (!panel || isPopoverOpen(panel)) return;
    panel.showPopover();
    byHover.current = true;
  }, []);

  const intent = useHoverIntent({
    current: open,
    panel: () => (open ? document.getElementById(panelId(open)) : undefined),
    choose,
  });

  const list = useRef<HTMLUListElement>(null);
  const found = useRef(intent.found);
  useEffect(() => {
    // The pointer whose coming loaded this script may still rest on a section, and never enter it again.
    if (!window.matchMedia("(hover: hover)").matches) return;
    const hovered = list.current?.querySelector(":scope > li:hover > [data-section]");
    if (hovered instanceof HTMLElement && hovered.dataset.section) found.current(hovered.dataset.section);
  }, []);

  // What has the focus must be seen (WCAG 2.4.11): once the focus is elsewhere, the panel is out of its way.
  useEffect(() => {
    const panel = open && document.getElementById(panelId(open));
    if (!panel) return;
    const makeWay = ({ target }: FocusEvent) => {
      if (target instanceof Node && !panel.parentElement?.contains(target)) panel.hidePopover();
    };
    document.addEventListener("focusin", makeWay);
    return () => document.removeEventListener("focusin", makeWay);
  }, [open]);

  useArrival(() => {
    for (const panel of openPanels()) {
      // The focus goes on to where the reader has come: returned to the section's button, it would take the page along.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && panel.contains(activeElement)) activeElement.blur();
      panel.hidePopover();
    }
  });

  return (
    <nav aria-label={copy.mainMenu} className="main-menu" data-touch={byTouch ? "" : undefined}>
      <ul ref={list} className="page" onPointerMove={intent.move}>
        {sections.map((section) =>
          section.children.length === 0 ? (
            <li key={section.href}>
              <PageLink
                to={section.href}
                className="menu-top"
                aria-current={currentPage(pathname, section.href)}
                data-here={isHere(pathname, section.href)}
              >
                {section.label}
              </PageLink>
            </li>
          ) : (
            <MenuEntry
              key={section.href}
              section={section}
              panelId={panelId(section.href)}
              pathname={pathname}
              open={open === section.href}
              openedByHover={byHover}
              onToggle={(isOpen) => {
                if (isOpen) setOpen(section.href);
                else setOpen((now) => (now === section.href ? undefined : now));
              }}
              onEnter={(event) => {
                // A finger points at nothing before it presses: for it the panel shows both levels at once (menu-panel.css).
                if (open !== section.href) setByTouch(event.pointerType !== "mouse");
                intent.enter(event, section.href);
              }}
              onLeave={intent.leave}
            />
          ),
        )}
      </ul>
    </nav>
  );
}

type MenuEntryProps = {
  section: MenuSectionView;
  panelId: string;
  pathname: string;
  open: boolean;
  /** Whether the panel that is open was opened by hovering: then leaving closes it, and a press keeps it. */
  openedByHover: RefObject<boolean>;
  onToggle: (open: boolean) => void;
  onEnter: (event: PointerEvent) => void;
  onLeave: (event: PointerEvent) => void;
};

/** One section in the bar: its button and its panel. */
function MenuEntry({
  section,
  panelId,
  pathname,
  open,
  openedByHover,
  onToggle,
  onEnter,
  onLeave,
}: MenuEntryProps) {
  const entry = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const toggled = useRef(onToggle);
  toggled.current = onToggle;
  useEffect(() => {
    if (!isPopoverOpen(panel.current)) return;
    // A press before React arrived has opened it. The focus may have gone on since, and must not be behind it.
    const { activeElement } = document;
    if (activeElement === document.body || entry.current?.contains(activeElement)) toggled.current(true);
    else panel.current?.hidePopover();
  }, []);
  return (
    <li
      ref={entry}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onKeyDown={({ key }) => {
        // The browser closes the panel, and gives the focus back only where it was in the button before.
        if (key === "Escape" && isPopoverOpen(panel.current)) button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="menu-top"
        popoverTarget={panelId}
        aria-controls={panelId}
        data-section={section.href}
        data-here={isHere(pathname, section.href)}
        onClick={(event) => {
          if (open && openedByHover.current) event.preventDefault();
          openedByHover.current = false;
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") {
            event.preventDefault();
            openedByHover.current = false;
            panel.current?.showPopover();
            panel.current?.querySelector("a")?.focus();
          } else moveByArrow(event, ".main-menu > ul", ".menu-top");
        }}
      >
        {section.label}
        <ChevronDown aria-hidden="true" />
      </button>
      <MenuPanel ref={panel} id={panelId} section={section} pathname={pathname} onToggle={onToggle} />
    </li>
  );
}
