import { readFileSync } from "node:fs";
import path from "node:path";
import { type Company, companySchema } from "@pcf/contract/content/company";
import type { ServerBuild } from "react-router";
import type * as EntryServer from "../../app/entry.server.tsx";

/** The built application: what React Router makes, and what our own server entry adds to it. */
export type SiteBuild = Omit<ServerBuild, "entry"> & {
  entry: { module: ServerBuild["entry"]["module"] & typeof EntryServer };
};

const buildFolder = path.resolve(
  import.meta.dirname,
  process.env.SHOW_GALLERY === "1" ? "../../build/gallery" : "../../build",
);
export const clientFolder = path.join(buildFolder, "client");

/** @throws Error when the site has not been built. */
export async function readSiteBuild(): Promise<SiteBuild> {
  const file = path.join(buildFolder, "server/index.js");
  return (await import(file)) as SiteBuild;
}

/**
 * Company data, which is also served as `/static-data.json`.
 *
 * @throws Error when the file is missing or does not fit.
 */
export function readCompany(folder: string): Company {
  const file = path.join(folder, "static-data.json");
  const parsed = companySchema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`static-data.json: ${issue?.path.join(".")}: ${issue?.message}`);
}
