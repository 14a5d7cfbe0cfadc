import { FinderCard } from "./finder-card";
import type { FinderGroup } from "./finder-group";

type FinderListProps = {
  groups: readonly { group: FinderGroup; km?: number | undefined }[];
  level: 2 | 3;
  /** Slug of the group that the address names. */
  found: string | undefined;
};

export function FinderList({ groups, level, found }: FinderListProps) {
  return (
    <ul className="finder-groups">
      {groups.map(({ group, km }) => (
        <FinderCard key={group.slug} group={group} level={level} km={km} found={group.slug === found} />
      ))}
    </ul>
  );
}
