import type { Holds } from "../../platform/personal-data/holds.ts";
import { deletedRecords } from "../../platform/personal-data/whole-records.ts";

const collection = "group-leaders";

/** Addresses of the leaders of support groups. What they tell us about a group is a form. */
export const heldLeaders: Holds = {
  lasting: [{ kind: "group-leaders", collection, held: {}, since: "createdAt" }],
  persons: [
    deletedRecords({
      listed: "lists",
      name: "leaders",
      title: "Leaders of support groups",
      place: { collection, paths: ["email"] },
      kindOf: () => "group-leaders",
    }),
  ],
};
