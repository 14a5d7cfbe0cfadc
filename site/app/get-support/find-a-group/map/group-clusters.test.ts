import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { expect, test } from "vitest";
import { toGroupView } from "~/content/views/group-view";
import { shown } from "../../../../tests/safe-content.ts";
import { groupClusters, type MapSpot } from "./group-clusters";

const group = (id: string, lat: number, lng: number) =>
  toGroupView(
    shown(
      supportGroupSchema.parse({
        id,
        slug: id,
        title: id,
        format: "in-person",
        updatedAt: "2026-01-01T00:00:00Z",
        supportGroupName: { groupName: id },
        supportGroupMainContent: { googleMapMarker: { lat, lng }, timeWhenWhereAlso: {} },
      }),
    ),
  );

const victoria = group("victoria", 48.43, -123.37);
const nanaimo = group("nanaimo", 49.17, -123.94);
const downtown = group("downtown", 43.65, -79.38);
const northYork = group("north-york", 43.67, -79.39);
const all = [victoria, nanaimo, downtown, northYork];

const names = (spots: readonly MapSpot[]) =>
  spots
    .map(({ groups }) =>
      groups
        .map(({ slug }) => slug)
        .sort()
        .join(" "),
    )
    .sort();

test("groups that would cover one another are one spot, and every group is in just one", () => {
  expect(names(groupClusters(all, 9).spotsAt(4))).toEqual(["downtown north-york", "nanaimo victoria"]);
});

test("a spot comes apart as the map comes closer, also between whole steps of zoom", () => {
  const { spotsAt, areApart } = groupClusters([victoria, nanaimo], 9);
  expect(names(spotsAt(4.9))).toEqual(["nanaimo victoria"]);
  expect(areApart([victoria, nanaimo], 4.9)).toBe(false);
  expect(names(spotsAt(8))).toEqual(["nanaimo", "victoria"]);
  expect(areApart([victoria, nanaimo], 8)).toBe(true);
});

test("groups of one town stay one spot at the last zoom, and count as apart from others", () => {
  const { spotsAt, areApart } = groupClusters(all, 9);
  expect(names(spotsAt(9))).toContain("downtown north-york");
  expect(areApart([downtown, northYork], 9)).toBe(true);
});

test("a group without a place on the map is left out", () => {
  const nowhere = { ...victoria, marker: undefined };
  expect(groupClusters([nowhere], 9).spotsAt(4)).toEqual([]);
});
