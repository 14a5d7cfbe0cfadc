import { createContext, type ReactNode, useContext } from "react";

export type FramePartName = "header" | "footer" | "menu";

/**
 * How the server draws a page and what surrounds it (`frame.server.ts`).
 *
 * - `whole`: all of it in its place.
 * - `frame`: without the page, and with marks around each part, so that it can be cut out.
 * - a list: those parts are left out; an empty mark stands where each belongs.
 */
export type FrameDrawing = "whole" | "frame" | readonly FramePartName[];
export const FrameDrawingContext = createContext<FrameDrawing>("whole");

export const frameTag = "frame-part";

/** On the server, a part of what surrounds every page. */
export function FramePart({ name, children }: { name: FramePartName; children: ReactNode }) {
  const drawing = useContext(FrameDrawingContext);
  const Mark = frameTag as "i";
  if (drawing === "frame") return <Mark id={name}>{children}</Mark>;
  return drawing !== "whole" && drawing.includes(name) ? <Mark id={name} /> : children;
}

/** On the server, what the frame surrounds. */
export function InsideFrame({ children }: { children: ReactNode }) {
  return useContext(FrameDrawingContext) === "frame" ? undefined : children;
}
