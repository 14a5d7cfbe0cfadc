import type { Point } from "../distance";
import type { Frame, MapView } from "./map-view";

export type MarkerDrawing = {
  at: Point;
  kind: "pin" | "badge";
  drawing: HTMLElement;
  label: string;
  onChoose: () => void;
};
export type CanvasMarker = { focus: () => void; hasFocus: () => boolean; remove: () => void };

export type MapWindow = {
  at: Point;
  /** How far above its point the window ends, in pixels. */
  above: number;
  content: HTMLElement;
  label: string;
  /** Whether the map moves until the whole window is in the frame. */
  pan: boolean;
};

/** What the map of the groups needs of a library that draws maps. */
export type MapCanvas = {
  element: HTMLElement;
  /** Ends when the ground is drawn that the markers stand on, or will not be. */
  ready: Promise<void>;
  /** Steps of zoom that a view can have. */
  zoomStep: number;
  frame: () => Frame;
  /** What is in the middle of the frame now, and how close. */
  view: () => MapView;
  /** At once, without a movement. */
  setView: (view: MapView) => void;
  addMarker: (marker: MarkerDrawing) => CanvasMarker;
  openWindow: (window: MapWindow) => void;
  closeWindow: () => void;
  /** The frame shows another part of the country, or from another distance: by the reader, or by `setView` before it returns. */
  onView: (listener: () => void) => void;
  /** The reader, not `closeWindow`, has closed the window. */
  onWindowClosed: (listener: () => void) => void;
  destroy: () => void;
};
