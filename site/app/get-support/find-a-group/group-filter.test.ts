import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { expect, test } from "vitest";
import { type Province, toGroupView } from "~/content/views/group-view";
import { shown } from "../../../tests/safe-content.ts";
import { filterProvinces, groupChoices, readGroupFilter } from "./group-filter";

const group = (slug: string, languages: string[], format = "in-person") =>
  toGroupView(
    shown(
      supportGroupSchema.parse({
        id: slug,
        slug,
        title: slug,
        cities: slug,
        provinces: [],
        supportGroupName: { groupName: slug },
        contacts: [],
        supportGroupMainContent: { googleMapMarker: {}, timeWhenWhereAlso: {} },
        format,
        languages,
        meeting: {},
        updatedAt: "2026-01-01T00:00:00Z",
      }),
    ),
  );

const provinces: Province[] = [
  { code: "BC", name: "British Columbia", groups: [group("kelowna", ["English"])] },
  { code: "NU", name: "Nunavut", groups: [group("iqaluit", ["English", "Inuktitut"], "hybrid")] },
];
const found = (address: string) =>
  filterProvinces(provinces, readGroupFilter(new URLSearchParams(address), groupChoices(provinces))).flatMap(
    ({ groups }) => groups.map(({ slug }) => slug),
  );

test("what the fields offer narrows the list", () => {
  expect(found("province=NU")).toEqual(["iqaluit"]);
  expect(found("language=Inuktitut")).toEqual(["iqaluit"]);
  expect(found("format=online")).toEqual(["iqaluit"]);
  expect(found("province=BC&language=Inuktitut")).toEqual([]);
});

test("what no field offers, as an old link may name, hides no group", () => {
  for (const address of ["province=XX", "language=pa", "format=carrier-pigeon", ""]) {
    expect(found(address), address).toEqual(["kelowna", "iqaluit"]);
  }
});
