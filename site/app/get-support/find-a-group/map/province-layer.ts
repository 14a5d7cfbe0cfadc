import { type GeoJSON, geoJSON } from "leaflet";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type ProvinceTopology = Topology<{ prov: GeometryCollection<{ code: string; name: string }> }>;

/** The outlines of the provinces; they lie beside the page. @throws when they do not come. */
export async function provinceLayer(): Promise<GeoJSON> {
  const response = await fetch("/map/canada-provinces.topo.json");
  if (!response.ok) throw new Error("The outlines of the provinces did not come");
  const topology: ProvinceTopology = await response.json();
  return geoJSON(feature(topology, topology.objects.prov), {
    interactive: false,
    style: { className: "map-province" },
  });
}
