import type { Feature } from "../../platform/feature.ts";

/** What the log calls it when the gifts of a former system come over, by a command on the server. */
export const movedIn = {
  logActions: [
    { value: "gifts-moved-in", label: "Gifts of the former system: moved in", area: "giving" },
    { value: "gifts-moved-out", label: "Gifts of the former system: taken back", area: "giving" },
  ],
} as const satisfies Pick<Feature, "logActions">;
