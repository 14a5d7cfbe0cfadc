import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(import.meta.dirname, "../../seed/pages");

/** The sample pages as they are written: their one-line front matter, and the text below it; only for tests. */
export function samplePages() {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const [, front = "", body = ""] = readFileSync(path.join(folder, name), "utf8").split(/^---$/m);
      const line = (key: string) => new RegExp(`^${key}: "?(.*?)"?$`, "m").exec(front)?.[1];
      const order = line("order");
      return {
        ...{ uri: line("uri") ?? "", title: line("title") ?? "", description: line("description") },
        ...{
          intro: line("intro"),
          frameDescription: line("frameDescription"),
          order: order ? Number(order) : undefined,
        },
        body,
      };
    });
}
