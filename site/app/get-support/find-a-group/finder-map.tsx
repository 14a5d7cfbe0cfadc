import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { MapService } from "~/content/request-contexts";
import { Button } from "~/ui/button/button";
import { afterPaint } from "./after-paint";
import { findAGroupCopy } from "./find-a-group-copy";
import { mapPlace } from "./map/google/service-address";
import { useMapService } from "./map/google/use-map-service";
import type { GroupMapProps } from "./map/group-map";
import { mapFile, pictureUrl } from "./map/map-file";
import "./finder-map.css";

const copy = findAGroupCopy.map;
const serviceCopy = findAGroupCopy.service;

/** The map that loads when it is rendered. What did not load is not requested again: another try needs another of these. */
const comingMap = () =>
  lazy(() => {
    // On the way together with the code; the map asks for them again, and hears of it if they do not come.
    for (const name of ["canada-overview.topo.json", "names.json"]) mapFile(name).catch(() => {});
    return import("./map/group-map");
  });

/** The map as it opens: below it until it is ready, and alone where no scripts run. */
function MapPicture() {
  return (
    <picture className="finder-map-picture">
      <source media="(min-width: 72rem)" srcSet={pictureUrl("wide")} />
      <source media="(min-width: 38rem)" srcSet={pictureUrl("middle")} />
      <img src={pictureUrl("narrow")} alt={copy.picture} loading="lazy" />
    </picture>
  );
}

type MapBoundaryProps = { children: ReactNode; onBroken: () => void };

/** A map that breaks leaves its picture, and the list as it is. */
class MapBoundary extends Component<MapBoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch() {
    this.props.onBroken();
  }
  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <p role="status" className="finder-map-words">
        {copy.failed}
      </p>
    );
  }
}

/** The place of the map: its picture first, the map once scripts run and it comes into view. The list below says the same without it. */
export function FinderMap({
  service,
  ...props
}: Omit<GroupMapProps, "countryRequests" | "canvas" | "onReady"> & { service: MapService | null }) {
  const chosenMap = useMapService(service);
  const { canvas } = chosenMap.state;
  const [GroupMap, setGroupMap] = useState(comingMap);
  const section = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(false);
  const [countryRequests, setCountryRequests] = useState(0);
  const [ready, setReady] = useState(false);
  // What was chosen last, though the address may not say so yet.
  const chosen = useRef(props.province);
  useEffect(() => {
    chosen.current = props.province;
  }, [props.province]);
  function choose(code: string) {
    chosen.current = code;
    props.onProvince(code);
  }
  /** The map answers first: the list, which follows it, takes longer. What has been chosen meanwhile counts. */
  async function chooseSoon(code: string) {
    chosen.current = code;
    await afterPaint();
    if (chosen.current === code) props.onProvince(code);
  }
  /** Where the map of the service breaks, ours comes; where ours does, that of the service still can. */
  function giveUp() {
    setReady(false);
    setGroupMap(comingMap);
    if (canvas) chosenMap.giveUp();
  }
  async function readMoreSoon(slug: string) {
    await afterPaint();
    props.onReadMore(slug);
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
  return (
    <section id={mapPlace} className="finder-map" aria-label={copy.title} ref={section}>
      <a href="#group-list" className="skip-link finder-skip">
        {copy.skip}
      </a>
      <div className="finder-map-frame">
        {!ready && <MapPicture />}
        {wanted && (
          <MapBoundary key={canvas ? "service" : "ours"} onBroken={giveUp}>
            <Suspense>
              <GroupMap
                {...props}
                countryRequests={countryRequests}
                canvas={canvas}
                onProvince={chooseSoon}
                onReadMore={readMoreSoon}
                onReady={() => setReady(true)}
              />
            </Suspense>
          </MapBoundary>
        )}
        {wanted && (
          <button
            type="button"
            className="button button-secondary button-small finder-map-all"
            onClick={() => {
              setCountryRequests(countryRequests + 1);
              if (chosen.current !== "") choose("");
            }}
          >
            <span>{copy.all}</span>
          </button>
        )}
      </div>
      <noscript>
        <p className="finder-map-notes">{copy.noScript}</p>
      </noscript>
      <p className="finder-map-notes">
        <span className="finder-map-touch needs-script">{copy.twoFingers} </span>
        {!canvas && copy.credit}
      </p>
      {service && wanted && <MapServiceChoice {...chosenMap} />}
    </section>
  );
}

/** Below the map: the way to the map of the service, which tells whom that contacts, and what became of it. */
function MapServiceChoice({ state, ask, leave }: ReturnType<typeof useMapService>) {
  if (state.name === "there")
    return (
      <p className="finder-service">
        <Button variant="secondary" size="small" onClick={leave}>
          {serviceCopy.leave}
        </Button>
      </p>
    );
  return (
    <div className="finder-service">
      <p role="status">
        {state.name === "loading" && serviceCopy.loading}
        {state.name === "failed" && (
          <>
            <strong>{serviceCopy.failed}</strong> {serviceCopy.meanwhile}
          </>
        )}
      </p>
      {state.name !== "loading" && (
        <Button variant="secondary" size="small" onClick={ask} aria-describedby="map-service-note">
          {state.name === "failed" ? serviceCopy.again : serviceCopy.ask}
        </Button>
      )}
      <p id="map-service-note">{serviceCopy.note}</p>
    </div>
  );
}
