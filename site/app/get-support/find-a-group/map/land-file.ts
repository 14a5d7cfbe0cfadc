import type { GeometryCollection, Topology } from "topojson-specification";

/** From what lies below to what lies above. */
export const landLayers = ["land", "states", "prov", "lakes"] as const;
/** The files of outlines in `public/map`. */
export type LandTopology = Topology<Record<(typeof landLayers)[number], GeometryCollection>>;
