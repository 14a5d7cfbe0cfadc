import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { MapService } from "~/content/map-service";
import { findAGroupCopy } from "./find-a-group-copy";
import { mapPlace } from "./map/google/service-address";
import { useMapService } from "./map/google/use-map-service";
import type { GroupMapProps } from "./map/group-map";
import { MapServiceChoice } from "./map-service";
import "./finder-map.css";

const copy = findAGroupCopy.map;
const GroupMap = lazy(() => import("./map/group-map"));

/** A map that breaks leaves the list as it is. */
class MapBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? <p className="finder-map-words">{copy.failed}</p> : this.props.children;
  }
}

/** The place of the map. It loads when it comes into view; the list below says the same without it. */
export function FinderMap({
  service,
  ...props
}: Omit<GroupMapProps, "asked" | "canvas"> & { service: MapService | null }) {
  const chosenMap = useMapService(service);
  const { canvas } = chosenMap.state;
  const section = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(false);
  const [asked, setAsked] = useState(0);
  // What was chosen last, though the address may not say so yet.
  const chosen = useRef(props.province);
  useEffect(() => {
    chosen.current = props.province;
  }, [props.province]);
  function choose(code: string) {
    chosen.current = code;
    props.onProvince(code);
  }
  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setWanted(true);
      observer.disconnect();
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  const waiting = <p className="finder-map-words">{copy.loading}</p>;
  return (
    <section id={mapPlace} className="finder-map" aria-label={copy.title} ref={section}>
      <a href="#group-list" className="skip-link finder-skip">
        {copy.skip}
      </a>
      <div className="finder-map-frame">
        <noscript>
          <p className="finder-map-words">{copy.noScript}</p>
        </noscript>
        {wanted ? (
          <MapBoundary>
            <Suspense fallback={waiting}>
              <GroupMap
                {...props}
                key={chosenMap.state.name === "there" ? "service" : "ours"}
                asked={asked}
                canvas={canvas}
                onProvince={choose}
              />
            </Suspense>
          </MapBoundary>
        ) : (
          <p className="finder-map-words needs-script">{copy.place}</p>
        )}
        {wanted && (
          <button
            type="button"
            className="button button-secondary button-small finder-map-all"
            onClick={() => {
              setAsked(asked + 1);
              if (chosen.current !== "") choose("");
            }}
          >
            <span>{copy.all}</span>
          </button>
        )}
      </div>
      <p className="finder-map-notes">
        <span className="finder-map-touch">{copy.twoFingers} </span>
        {!canvas && copy.credit}
      </p>
      {service && wanted && <MapServiceChoice {...chosenMap} />}
    </section>
  );
}
