import type { ReactNode } from "react";
import { findAGroupCopy } from "./find-a-group-copy";
import type { GroupFilter } from "./group-filter";

const copy = findAGroupCopy.filter;

/** What is chosen, as a reader would say it; empty for all groups. */
export function chosenWords(
  filter: GroupFilter,
  provinces: readonly { code: string; name: string }[],
  near: string | undefined,
): string[] {
  const province = provinces.find(({ code }) => code === filter.province)?.name;
  const format = filter.format && findAGroupCopy.formats[filter.format];
  return [province, format, filter.language, near].filter(
    (word) => word !== undefined && word !== "",
  ) as string[];
}

type FinderFoldProps = {
  chosen: readonly string[];
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
};

/** Filter and place, which fold to one line on phones once they are used. Where there is room, the styles keep them open. */
export function FinderFold({ chosen, open, onOpen, children }: FinderFoldProps) {
  return (
    <details className="finder-fold" open={open} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary>{chosen.length > 0 ? copy.used(chosen) : copy.title}</summary>
      <div className="finder-tools">{children}</div>
    </details>
  );
}
