import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { opaqueId } from "../answers/item-basics.ts";
import { OldSiteError } from "../asking/old-site-error.ts";
import { type RecordedSite, recordedSite } from "./recorded-site.ts";

const answerSchema = z.object({ data: z.record(z.string(), z.unknown()).nullish() });
const count = z.union([z.number(), z.string()]).nullish();
const word = z.string().nullish();
const mediaFile = z.object({
  ...{ databaseId: z.number().nullish(), url: word, mimeType: word, alt: word },
  ...{ title: word, caption: word, modifiedGmt: word, width: count, height: count },
  sizes: z.array(z.object({ name: word, url: word, width: count, height: count })).nullish(),
});
const mediaSchema = z.array(mediaFile.nullable());
type MediaFile = z.output<typeof mediaFile>;

/** @throws OldSiteError naming the file, when it is no JSON or holds something else. */
function parsed<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const why = (error: unknown) => (error instanceof Error ? error.message : String(error));
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new OldSiteError(`The recording ${file} cannot be read: ${why(error)}`, { cause: error });
  }
  const content = schema.safeParse(json);
  if (content.success) return content.data;
  const [issue] = content.error.issues;
  throw new OldSiteError(
    `The recording ${file} is not in the form of one: ${issue?.path.join(".")}: ${issue?.message}`,
  );
}

const isSkipped = (entry: Dirent) => entry.isDirectory() && entry.name === "errors";

/** The files of answers: those of the newer form of pictures first, pages of a list in their order. */
function answersIn(folder: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isSkipped(entry))
    .flatMap((entry) => {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) return answersIn(at);
      return entry.isFile() && entry.name.endsWith(".json") ? [at] : [];
    });
  const isFlat = (file: string) => Number(file.includes(`${path.sep}flat${path.sep}`));
  return files.sort((a, b) => isFlat(a) - isFlat(b) || a.localeCompare(b, "en", { numeric: true }));
}

const asText = (value: string | number | null | undefined) => value?.toString() ?? null;

function nodeOf({ url, alt, sizes, width, height, ...file }: MediaFile) {
  const isImage = file.mimeType?.startsWith("image/") ?? false;
  return {
    ...file,
    id: file.databaseId ? opaqueId("post", file.databaseId) : null,
    ...{ mediaItemUrl: url, sourceUrl: isImage ? url : null, altText: alt },
    ...(width !== null &&
      width !== undefined && {
        mediaDetails: {
          ...{ width, height, file: url?.split("/").at(-1) },
          sizes: (sizes ?? []).map((one) => ({
            ...{ name: one.name, sourceUrl: one.url },
            ...{ width: asText(one.width), height: asText(one.height) },
          })),
        },
      }),
  };
}

/**
 * All that was recorded in a folder: its `answers/` and its `media.json`.
 *
 * @throws OldSiteError when it holds no answers, or a file is broken.
 */
export function readFolder(folder: string): RecordedSite {
  const answers = path.join(folder, "answers");
  if (!existsSync(answers))
    throw new OldSiteError(`There are no recordings in ${folder}: it has no answers/.`);
  const site = recordedSite();
  const library = path.join(folder, "media.json");
  const files = answersIn(answers);
  if (files.length === 0) throw new OldSiteError(`There are no recordings in ${answers}.`);
  const media = existsSync(library) ? parsed(library, mediaSchema) : [];
  const nodes = media.filter((file) => file !== null).map(nodeOf);
  for (const only of ["with ids", "all"] as const) {
    for (const file of files) site.add(parsed(file, answerSchema).data, only);
    site.add({ mediaItems: { nodes } }, only);
  }
  return site;
}
