import { useEffect, useRef, useState } from "react";
import type { MapService } from "~/content/request-contexts";
import type { GroupMapProps } from "../group-map";
import { mapParameter, serviceAddress, servicesWord } from "./service-address";

/** Stored from the press until the page that may load the script is there. */
const requestKey = "pcfMapAsked";

const longestLoadMs = 10_000;

type ServiceState =
  | { name: "ours" | "loading" | "failed"; canvas?: undefined }
  | { name: "there"; canvas: NonNullable<GroupMapProps["canvas"]> };

/**
 * The map of the service, once a reader has asked for it. Only the page under `?map=google` may load its script, so asking
 * on another one opens that; a link to it, which nobody has pressed here, loads nothing.
 */
export function useMapService(service: MapService | null) {
  const [state, setState] = useState<ServiceState>({ name: "ours" });
  const refused = useRef(false);

  async function load(wanted: MapService) {
    setState({ name: "loading" });
    // Called by the service when it does not take the key, also before its map is rendered.
    window.gm_authFailure = () => {
      refused.current = true;
      setState({ name: "failed" });
    };
    try {
      const [{ loadGoogleMaps }, { googleCanvas }] = await Promise.all([
        import("./load-google-maps"),
        import("./google-canvas"),
      ]);
      const maps = await loadGoogleMaps(wanted, AbortSignal.timeout(longestLoadMs));
      if (refused.current) return;
      const { mapId } = wanted;
      setState({ name: "there", canvas: (element, view) => googleCanvas(maps, element, { view, mapId }) });
    } catch {
      setState({ name: "failed" });
    }
  }

  function ask() {
    if (!service) return;
    if (mayLoad() && !refused.current) return void load(service);
    sessionStorage.setItem(requestKey, "1");
    if (!refused.current) return location.assign(serviceAddress(location.href));
    // A script that was refused is not requested again: only the document, loaded anew, requests anew.
    history.replaceState(history.state, "", serviceAddress(location.href));
    location.reload();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked before the page came is done once.
  useEffect(() => {
    if (!service || sessionStorage.getItem(requestKey) === null) return;
    sessionStorage.removeItem(requestKey);
    if (mayLoad()) load(service);
  }, []);

  return {
    state,
    ask,
    leave: () => setState({ name: "ours" }),
    /** Its map broke as it was rendered. */
    giveUp: () => setState({ name: "failed" }),
  };
}

/** What a document may load was decided when it came, whatever its address is now. */
function mayLoad(): boolean {
  const [document] = performance.getEntriesByType("navigation");
  return document !== undefined && new URL(document.name).searchParams.get(mapParameter) === servicesWord;
}
