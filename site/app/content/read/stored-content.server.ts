import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { companySchema } from "@pcf/contract/content/company";
import { readRedirectSchema } from "@pcf/contract/content/redirect";
import { collectionSchemas, globalSchemas } from "@pcf/contract/content/site-data";
import { z } from "zod";
import { trustStoredContent } from "../html/safe-html.ts";
import type { SiteContent } from "../site-content.ts";

const listsOf = <Schemas extends Record<string, z.ZodType>>(schemas: Schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, z.array(schema)])) as {
    [Name in keyof Schemas]: z.ZodArray<Schemas[Name]>;
  };

const stored = z.object({
  readAt: z.number(),
  content: z.object({
    ...listsOf(collectionSchemas),
    redirects: z.array(readRedirectSchema),
    ...globalSchemas,
    company: companySchema,
    version: z.string(),
    factsOfPages: z.record(z.string(), z.array(z.string())),
  }),
});

const fileIn = (folder: string) => path.join(folder, "site-content.json");

/** The last good snapshot of this installation; undefined when there is none or it was written by another version. */
export async function readStoredContent(
  folder: string,
): Promise<{ content: SiteContent; readAt: number } | undefined> {
  try {
    return trustStoredContent(stored.parse(JSON.parse(await readFile(fileIn(folder), "utf8"))));
  } catch {
    return undefined;
  }
}

/** Keeps the snapshot for the next start, for its owner alone; the file is replaced whole or not at all. */
export async function writeStoredContent(
  folder: string,
  content: SiteContent,
  readAt: number,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${fileIn(folder)}.${process.pid}`;
  await writeFile(draft, JSON.stringify({ readAt, content }), { mode: 0o600 });
  await rename(draft, fileIn(folder));
}
