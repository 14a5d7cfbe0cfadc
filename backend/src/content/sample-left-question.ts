import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { env } from "../env.ts";
import { readCompany } from "../platform/company.ts";
import { type Finding, good, notice, wrong } from "../platform/doctor/finding.ts";
import type { Question } from "../platform/doctor/question.ts";
import { projectRoot } from "../project-root.ts";

const about = "Sample content";
const companyAbout = "Who the charity is";

/** The sample's stories are of people who do not exist. */
async function inventedTitles(): Promise<string[]> {
  const folder = path.join(projectRoot, "seed/stories");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md"));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return texts.flatMap((text) => /^title: (.+)$/m.exec(text)?.[1] ?? []);
}

async function sampleFindings(payload: Payload): Promise<Finding[]> {
  const { totalDocs } = await payload.count({
    collection: "stories",
    where: { title: { in: await inventedTitles() }, _status: { equals: "published" } },
  });
  if (totalDocs === 0) return [good(about, "none of the invented stories is on the site")];
  return [
    (env.isPublic ? wrong : notice)(
      about,
      `${totalDocs} of the invented stories are on the site, so its people, groups and companies are probably invented, too`,
      "Begin the real site in a new DATA_DIR with SAMPLE_CONTENT=0 (“Going live: a site without sample content” in docs/operations.md).",
    ),
  ];
}

function companyFinding(): Finding {
  try {
    const { name } = readCompany();
    const isSample = env.COMPANY_DATA_FILE === path.join(projectRoot, "site/public/static-data.json");
    const words = `${name}, as ${env.COMPANY_DATA_FILE} says`;
    if (!isSample) return good(companyAbout, words);
    return (env.isPublic ? wrong : notice)(
      companyAbout,
      `${words}: the sample's name, address, telephone and charity number, which are printed on receipts (COMPANY_DATA_FILE)`,
      "Copy that file, write your own into it, and name it in COMPANY_DATA_FILE.",
    );
  } catch {
    return wrong(
      companyAbout,
      `${env.COMPANY_DATA_FILE} cannot be read as the data of a charity`,
      "Begin again with a copy of site/public/static-data.json, and name it in COMPANY_DATA_FILE.",
    );
  }
}

/** What is still the sample's: names that would be printed on receipts, and people who do not exist. */
export const sampleLeftQuestion: Question = {
  about,
  ask: async ({ payload }) => [companyFinding(), ...(payload ? await sampleFindings(payload) : [])],
};
