import { Button } from "~/ui/button/button";
import { findAGroupCopy } from "./find-a-group-copy";
import type { useMapService } from "./map/google/use-map-service";

const copy = findAGroupCopy.service;

/** Below the map: the way to the map of the service, which tells whom that contacts, and what became of it. */
export function MapServiceChoice({ state, ask, leave }: ReturnType<typeof useMapService>) {
  if (state.name === "there")
    return (
      <p className="finder-service">
        <Button variant="secondary" size="small" onClick={leave}>
          {copy.leave}
        </Button>
      </p>
    );
  return (
    <div className="finder-service">
      <p role="status">
        {state.name === "loading" && copy.loading}
        {state.name === "failed" && (
          <>
            <strong>{copy.failed}</strong> {copy.meanwhile}
          </>
        )}
      </p>
      {state.name !== "loading" && (
        <Button variant="secondary" size="small" onClick={ask} aria-describedby="map-service-note">
          {state.name === "failed" ? copy.again : copy.ask}
        </Button>
      )}
      <p id="map-service-note">{copy.note}</p>
    </div>
  );
}
