import { existsSync } from "node:fs";
import path from "node:path";

function rootAbove(folder: string): string {
  if (existsSync(/* turbopackIgnore: true */ path.join(folder, "package-lock.json"))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error("Start the backend from inside the project's folder.");
  return rootAbove(parent);
}

/**
 * The project's own folder, found from the working directory upwards: a bundled module no longer knows where its file was
 * (`import.meta.dirname` is undefined there).
 */
export const projectRoot = rootAbove(process.cwd());

/** `backend/src`, for what is generated into it. */
export const backendSource = path.join(projectRoot, "backend/src");
