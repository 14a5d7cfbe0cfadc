import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { findAGroupCopy } from "./find-a-group-copy";
import type { GroupMapProps } from "./map/group-map";
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
export function FinderMap(props: GroupMapProps) {
  const [ready, setReady] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setReady(true);
      watch.disconnect();
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const waiting = <p className="finder-map-words">{copy.loading}</p>;
  return (
    <section ref={place} className="finder-map" aria-label={copy.title}>
      <a href="#group-list" className="skip-link finder-skip">
        {copy.skip}
      </a>
      <div className="finder-map-frame">
        <noscript>
          <p className="finder-map-words">{copy.noScript}</p>
        </noscript>
        {ready ? (
          <MapBoundary>
            <Suspense fallback={waiting}>
              <GroupMap {...props} />
            </Suspense>
          </MapBoundary>
        ) : (
          <p className="finder-map-words needs-script">{copy.place}</p>
        )}
        {props.province !== "" && (
          <button
            type="button"
            className="button button-secondary button-small finder-map-all"
            onClick={() => props.onProvince("")}
          >
            <span>{copy.all}</span>
          </button>
        )}
      </div>
    </section>
  );
}
