import { feature } from "../platform/feature.ts";
import { bucketQuestion } from "../platform/storage/bucket-question.ts";
import { healthScreen, todayHealth } from "./today-health.ts";

/** What the system says of itself to administrators. It stands after all whose work it looks at. */
export const healthFeature = feature({
  questions: [bucketQuestion],
  admin: { screens: [healthScreen], today: [todayHealth] },
});
