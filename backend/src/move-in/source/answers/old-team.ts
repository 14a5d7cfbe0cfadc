import { z } from "zod";
import type { OldTeam } from "../old-items.ts";
import { decoded } from "./addresses.ts";
import { named, sourceIdOf } from "./item-basics.ts";
import { anyText } from "./loose-values.ts";
import type { Reading } from "./old-site.ts";

const above = z.object(named);
const schema = z.object({
  ...named,
  ...{ name: anyText, slug: anyText },
  parentDatabaseId: z.number().positive().nullish().catch(undefined),
  // Older sites name the parent without a node around it.
  parent: z
    .union([z.object({ node: above.nullable() }).transform(({ node }) => node), above])
    .nullish()
    .catch(undefined),
});

export const memberTypes: Reading<OldTeam> = {
  ...{ list: "memberTypes", one: "memberType" },
  selection: "id databaseId name slug parentDatabaseId parent { node { id databaseId } }",
  read: (node) => {
    const { name, slug, parent, parentDatabaseId, ...team } = schema.parse(node);
    const isTold = parent?.id !== undefined || parent?.databaseId;
    const parentId = parentDatabaseId ?? (parent && isTold ? sourceIdOf(parent) : undefined);
    return { sourceId: sourceIdOf(team), name, slug: decoded(slug), parentId };
  },
};

/** Teams of which none is above itself, not even through others, and none below one that does not exist. */
export function withoutLoops(teams: OldTeam[]): OldTeam[] {
  const byId = new Map(teams.map((team) => [team.sourceId, { ...team }]));
  for (const team of byId.values()) {
    if (team.parentId === undefined) continue;
    if (!byId.has(team.parentId) || isAbove(team, team.parentId, byId)) team.parentId = undefined;
  }
  return [...byId.values()];
}

function isAbove({ sourceId }: OldTeam, from: number, teams: Map<number, OldTeam>): boolean {
  const passed = new Set<number>();
  for (let at: number | undefined = from; at !== undefined && !passed.has(at); at = teams.get(at)?.parentId) {
    if (at === sourceId) return true;
    passed.add(at);
  }
  return false;
}
