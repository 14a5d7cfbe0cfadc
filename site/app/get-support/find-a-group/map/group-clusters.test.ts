import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { expect, test } from "vitest";
import { toGroupView } from "~/content/group-view";
import { shown } from "../../../../tests/safe-content.ts";
import { groupClusters } from "./group-clusters";

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
const northYork = group("north-york", 43.77, -79.41);
const all = [victoria, nanaimo, downtown, northYork];

const names = (spots: ReturnType<ReturnType<typeof groupClusters>>) =>
  spots
    .map(({ groups }) =>
      groups
        .map(({ slug }) => slug)
        .sort()
        .join(" "),
    )
    .sort();

test("groups that would cover one another are one spot, and every group is in just one", () => {
  expect(names(groupClusters(all, 9)(4))).toEqual(["downtown north-york", "nanaimo victoria"]);
});

test("a spot comes apart at the zoom it names", () => {
  const spotsAt = groupClusters([victoria, nanaimo], 9);
  const [together] = spotsAt(4);
  if (!together) throw new Error("no spot");
  expect(together.opensAt).toBeGreaterThan(4);
  expect(names(spotsAt(together.opensAt))).toEqual(["nanaimo", "victoria"]);
  expect(names(spotsAt(together.opensAt - 1))).toEqual(["nanaimo victoria"]);
});

test("groups of one town stay one spot at the last zoom", () => {
  const spotsAt = groupClusters([downtown, northYork], 9);
  const [spot] = spotsAt(9);
  expect(spot?.groups).toHaveLength(2);
  expect(spot?.opensAt).toBeGreaterThan(9);
});

test("a group without a place on the map is left out", () => {
  const nowhere = { ...victoria, marker: undefined };
  expect(groupClusters([nowhere], 9)(4)).toEqual([]);
});
