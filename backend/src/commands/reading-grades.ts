/**
 * Is every text of the sample content read at the grade of school that staff are told of? A part of `npm run check`. Prints a line
 * for each that is not, and how many were read.
 */
import path from "node:path";
import { projectRoot } from "../project-root.ts";
import { readingGrades } from "../seed/reading-grades.ts";
import { SeedFiles } from "../seed/seed-files.ts";

const { texts, faults } = await readingGrades(new SeedFiles(path.join(projectRoot, "seed")));
for (const fault of faults) console.log(fault);
console.log(`${texts} texts read`);
process.exit(texts > 0 && faults.length === 0 ? 0 : 1);
