import type { Point } from "./distance";

const waitMs = 10_000;
/** The browser counts its time from the permission on: a question that is left open, or swept away, would else last for good. */
const questionMs = 20_000;
/** A phone that knew where it was within this time need not find out again. */
const knownForMs = 10 * 60 * 1000;

/** Where the device says it is; undefined where it cannot tell, or its owner does not want it to. */
export const locate = (): Promise<Point | undefined> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(undefined);
    setTimeout(() => resolve(undefined), questionMs + waitMs);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(undefined),
      { timeout: waitMs, maximumAge: knownForMs },
    );
  });
