import { feature } from "../platform/feature.ts";
import { healthScreen, todayHealth } from "./today-health.ts";

/** What the system says of itself to administrators. It stands after all whose work it looks at. */
export const healthFeature = feature({
  admin: { screens: [healthScreen], today: [todayHealth] },
});
