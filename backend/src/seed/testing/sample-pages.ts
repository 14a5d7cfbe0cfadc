import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { projectRoot } from "../../project-root.ts";
import { type BlockName, blockSources } from "../block-sources.ts";
import { bodyParts } from "../page-body.ts";
import { SeedFiles } from "../seed-files.ts";

const front = z.looseObject({
  uri: z.string(),
  title: z.string(),
  description: z.string(),
  intro: z.string().optional(),
  order: z.number().optional(),
});

export type SamplePage = z.output<typeof front> & { body: string };

/** The sample content as it stands in the project. */
export const sampleFiles = new SeedFiles(path.join(projectRoot, "seed"));

/** Every sample page with its body as it is written. */
export async function samplePages(): Promise<SamplePage[]> {
  const names = await sampleFiles.list("pages", ".md");
  return Promise.all(
    names.map(async (name) => {
      const page = await sampleFiles.markdown(name, front);
      return { ...page.front, body: page.body };
    }),
  );
}

/** The blocks of one kind that a sample page holds. */
export function blocksOf<Name extends BlockName>(
  page: SamplePage,
  name: Name,
): z.output<(typeof blockSources)[Name]>[] {
  return [...bodyParts(page.body)].flatMap((part) =>
    typeof part !== "string" && part.name === name
      ? [blockSources[name].parse(parse(part.yaml)) as z.output<(typeof blockSources)[Name]>]
      : [],
  );
}
