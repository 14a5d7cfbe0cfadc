import { APIError, type CollectionBeforeOperationHook, type SanitizedConfig } from "payload";
import { isId } from "./is-id.ts";

/** @throws APIError 404 for what is no id: the database would fail on it. */
const refuseNoId: CollectionBeforeOperationHook = ({ args }) => {
  const ids: unknown[] = ["id" in args && args.id, "duplicateFromID" in args && args.duplicateFromID];
  for (const id of ids) {
    if ((typeof id === "number" || typeof id === "string") && !isId(id)) throw new APIError("Not Found", 404);
  }
};

/** The configuration with all its documents found by number alone, also those of the library. */
export function numberedDocuments(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(refuseNoId);
  return config;
}
