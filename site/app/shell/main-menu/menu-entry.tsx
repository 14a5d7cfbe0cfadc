import { ChevronDown } from "lucide-react";
import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { MenuSectionView } from "~/content/views/menu-view";
import { isHere } from "~/shell/current-page";
import { isPopoverOpen } from "~/shell/is-popover-open";
import { MenuPanel } from "./menu-panel";
import { moveByArrow } from "./move-by-arrow";

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
export function MenuEntry({
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
