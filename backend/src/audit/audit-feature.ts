import type { Plugin } from "payload";
import { feature, logActionsOf } from "../platform/feature.ts";
import { auditLog } from "./audit-log.ts";

/** The log that nobody edits. It stands after all features whose actions it writes down. */
export const auditFeature: Plugin = (config) =>
  feature({ collections: [auditLog(logActionsOf(config))] })(config);
