import type { GroupView } from "~/content/group-view";
import type { Point } from "../distance";

/** What the map says of a group. */
export type MapGroup = Pick<GroupView, "slug" | "name" | "place" | "provinces"> & {
  marker: Point | undefined;
};
