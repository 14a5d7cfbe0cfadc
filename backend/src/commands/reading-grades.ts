/** Is every text of the sample content read at the grade that staff are told of? A part of `npm run check`. */
import path from "node:path";
import { projectRoot } from "../project-root.ts";
import { readingGrades } from "../seed/reading-grades.ts";
import { SeedFiles } from "../seed/seed-files.ts";

const { texts, faults } = await readingGrades(new SeedFiles(path.join(projectRoot, "seed")));
console.log(faults.join("\n"));
if (texts === 0) console.log("There is no sample content to read.");
process.exit(texts > 0 && faults.length === 0 ? 0 : 1);
