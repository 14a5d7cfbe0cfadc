import type { MenuSection } from "@pcf/contract/content/globals";
import { ChevronDown } from "lucide-react";
import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { isPopoverOpen } from "~/shell/is-popover-open";
import { MenuPanel } from "./menu-panel";
import { moveByArrow } from "./move-by-arrow";

type MenuEntryProps = {
  section: MenuSection;
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
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const toggled = useRef(onToggle);
  toggled.current = onToggle;
  useEffect(() => {
    // A press before React arrived may have opened it already.
    if (isPopoverOpen(panel.current)) toggled.current(true);
  }, []);
  const here = pathname === section.href || pathname.startsWith(`${section.href}/`);
  return (
    <li onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <button
        ref={button}
        type="button"
        className="menu-top"
        popoverTarget={panelId}
        aria-expanded={open}
        aria-controls={panelId}
        data-section={section.href}
        data-here={here ? "" : undefined}
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
      <MenuPanel
        ref={panel}
        id={panelId}
        section={section}
        pathname={pathname}
        onToggle={onToggle}
        onLeave={() => button.current?.focus()}
      />
    </li>
  );
}
