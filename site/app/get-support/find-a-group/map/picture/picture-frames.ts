import type { Frame } from "../map-view";

/** The frames that a picture of the map is drawn for: a telephone's, a tablet's, a desktop's. */
export const pictureFrames = {
  narrow: { width: 350, height: 304 },
  middle: { width: 712, height: 430 },
  wide: { width: 1248, height: 648 },
} satisfies Record<string, Frame>;
export type PictureName = keyof typeof pictureFrames;

export const pictureUrl = (name: PictureName): string => `/map/groups-${name}.svg`;
