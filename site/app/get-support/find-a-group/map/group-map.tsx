import type { SiteSettings } from "@pcf/contract/content/globals";
import { useEffect, useRef, useState } from "react";
import type { Point } from "../distance";
import type { MapGroup } from "./group-clusters";
import { leafletCanvas } from "./leaflet-canvas";
import type { MapCanvas } from "./map-canvas";
import { createMapEngine, type MapEngine } from "./map-engine";

export type GroupMapProps = {
  groups: readonly MapGroup[];
  view: SiteSettings["map"];
  /** Code of the chosen province; empty for all. */
  province: string;
  /** The reader's place and the groups nearest to it, for as long as the list is sorted by distance. */
  near?: readonly Point[] | undefined;
  /** How often the reader has asked for the whole country. */
  countryRequests: number;
  /** Draws another map than ours. */
  canvas?: ((element: HTMLElement, view: SiteSettings["map"]) => MapCanvas) | undefined;
  onProvince: (code: string) => void;
  onReadMore: (slug: string) => void;
  /** Is called when the map can stand without the picture of it: all of it is drawn, or it shows something else. */
  onReady: () => void;
};

/** Our own map, or that of the service, with the markers of the groups. Runs in the browser alone. */
export default function GroupMap(props: GroupMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<MapEngine>();
  const current = useRef(props);
  current.current = props;
  const { groups, view, province, near, countryRequests, canvas = leafletCanvas } = props;

  useEffect(() => {
    if (!element.current) return;
    const drawing = canvas(element.current, view);
    const ready = () => current.current.onReady();
    drawing.ready.then(ready);
    if (current.current.province !== "" || current.current.near) ready();
    for (const touch of ["pointerdown", "keydown"])
      element.current.addEventListener(touch, ready, { once: true });
    const created = createMapEngine(drawing, {
      view,
      onReadMore: (slug) => current.current.onReadMore(slug),
    });
    created.onSelect((chosen) => {
      const code = provinceOf(chosen);
      if (code !== undefined && code !== current.current.province) current.current.onProvince(code);
    });
    setEngine(created);
    return () => {
      created.destroy();
      setEngine(undefined);
    };
  }, [view, canvas]);

  useEffect(() => {
    if (!engine) return;
    const inProvince = ({ provinces }: MapGroup) => provinces.some(({ code }) => code === province);
    const to = province === "" ? (near ?? "country") : "markers";
    engine.show(province === "" ? groups : groups.filter(inProvince), to);
    return onNewSize(element.current, () => engine.fit(to));
  }, [engine, groups, province, near]);

  useEffect(() => {
    if (countryRequests > 0 && province === "") engine?.fit("country");
  }, [engine, countryRequests, province]);

  return <div ref={element} className="group-map-canvas" />;
}

/** The province that all of them are in; undefined where a badge lies over a border. */
function provinceOf([first, ...others]: readonly MapGroup[]): string | undefined {
  return first?.provinces.find(({ code }) =>
    others.every(({ provinces }) => provinces.some((province) => province.code === code)),
  )?.code;
}

/**
 * Calls when the frame has got another size, as on a telephone that is turned. Answers how to stop. The browser measures a
 * while after the map was drawn: what it was drawn for is therefore read at once, not at the first measurement.
 */
function onNewSize(element: Element | null, changed: () => void): () => void {
  if (!element) return () => {};
  const sizeNow = () => `${element.clientWidth} ${element.clientHeight}`;
  let before = sizeNow();
  const observer = new ResizeObserver(() => {
    const size = sizeNow();
    if (before !== size) changed();
    before = size;
  });
  observer.observe(element);
  return () => observer.disconnect();
}
