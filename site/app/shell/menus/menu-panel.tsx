import { ArrowRight } from "lucide-react";
import { type Ref, useRef, useState } from "react";
import type { MenuSectionView } from "~/content/views/menu-view";
import { currentPage } from "~/shell/current-page";
import { shellCopy as copy } from "~/shell/shell-copy";
import { KnotAgain } from "~/shell/wordmark";
import { PageLink } from "~/ui/link/page-link";
import { moveByArrow } from "./menu-elements";
import { useHoverIntent } from "./use-hover-intent";

type MenuPanelProps = {
  ref: Ref<HTMLDivElement>;
  id: string;
  section: MenuSectionView;
  pathname: string;
  onToggle: (open: boolean) => void;
};

/** A section's pages, and beside them the pages below the one that is pointed at; for fingers, below each page its own. */
export function MenuPanel({ ref, id, section, pathname, onToggle }: MenuPanelProps) {
  const [row, setRow] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const intent = useHoverIntent({
    current: row,
    panel: () => list.current?.querySelector("[data-open] > .menu-sub"),
    choose: (entry) => entry && setRow(entry),
  });
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      className="menu-panel"
      onToggle={(event) => {
        if (event.target !== event.currentTarget) return;
        onToggle(event.newState === "open");
        if (event.newState === "closed") setRow(undefined);
      }}
    >
      <div className="page menu-inside">
        <div className="menu-about">
          <KnotAgain />
          <p className="menu-title">
            <PageLink to={section.href} aria-current={currentPage(pathname, section.href)}>
              {section.label}
              <ArrowRight aria-hidden="true" />
            </PageLink>
          </p>
          {section.description && <p>{section.description}</p>}
        </div>
        <ul ref={list} className="menu-list" onPointerMove={intent.move}>
          {section.children.map((page) => {
            const subId = `${id}${page.href.replace(/\W+/g, "-")}`;
            const open = row === page.href;
            return (
              <li
                key={page.href}
                data-open={open ? "" : undefined}
                onPointerEnter={(event) => {
                  // The first one shows at once, and stays when the pointer leaves for what it shows.
                  if (!row && event.pointerType === "mouse") setRow(page.href);
                  else intent.enter(event, page.href);
                }}
                onPointerLeave={intent.stay}
              >
                <PageLink
                  to={page.href}
                  className="menu-link"
                  data-more={page.children.length > 0 ? "" : undefined}
                  aria-current={currentPage(pathname, page.href)}
                  onFocus={() => setRow(page.href)}
                  onKeyDown={(event) => {
                    if (
                      moveByArrow(event, ".menu-list", ".menu-list > li > .menu-link", [
                        "ArrowUp",
                        "ArrowDown",
                      ])
                    )
                      return;
                    if (event.key !== "ArrowRight" || page.children.length === 0) return;
                    event.preventDefault();
                    document.getElementById(subId)?.querySelector("a")?.focus();
                  }}
                >
                  {page.label}
                </PageLink>
                {page.children.length > 0 && (
                  <ul id={subId} className="menu-sub" aria-label={copy.more(page.label)}>
                    {page.children.map((child) => (
                      <li key={child.href}>
                        <PageLink
                          to={child.href}
                          className="menu-link"
                          aria-current={currentPage(pathname, child.href)}
                          onKeyDown={(event) => {
                            if (moveByArrow(event, ".menu-sub", ".menu-link", ["ArrowUp", "ArrowDown"]))
                              return;
                            if (event.key !== "ArrowLeft") return;
                            event.preventDefault();
                            list.current?.querySelector<HTMLElement>("[data-open] > .menu-link")?.focus();
                          }}
                        >
                          {child.label}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
