import type { GeometryCollection, Topology } from "topojson-specification";
import type { Frame } from "./map-view";

/** A file that lies beside the page in `public/map`. It is ours: its shape is what its README says. @throws when it does not come. */
export async function mapFile<Content>(name: string): Promise<Content> {
  const response = await fetch(`/map/${name}`);
  if (!response.ok) throw new Error(`${name} did not come`);
  return response.json();
}

/** From what lies below to what lies above. */
export const landLayers = ["land", "states", "prov", "lakes"] as const;
/** The files of outlines in `public/map`. */
export type LandTopology = Topology<Record<(typeof landLayers)[number], GeometryCollection>>;

/** The frames that a picture of the map is drawn for: a telephone's, a tablet's, a desktop's. */
export const pictureFrames = {
  narrow: { width: 350, height: 304 },
  middle: { width: 712, height: 430 },
  wide: { width: 1248, height: 648 },
} satisfies Record<string, Frame>;
export type PictureName = keyof typeof pictureFrames;

export const pictureUrl = (name: PictureName): string => `/map/groups-${name}.svg`;
