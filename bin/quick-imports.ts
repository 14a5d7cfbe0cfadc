import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./build.ts";

/** Words of Node by which a process that loads the backend's modules starts in half the time. */
export const quickImports = [
  "--import",
  pathToFileURL(path.join(root, "backend/src/platform/database/quick-drizzle-imports.ts")).href,
];
