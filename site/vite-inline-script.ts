import path from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const suffix = "?inline-script";

/**
 * `import source from "./x.ts?inline-script"` gives the file with all it imports as the text of one small classic
 * script, to stand in a page.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
      return resolved && `\0${resolved.id}${suffix}`;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const input = id.slice(1, -suffix.length);
      this.addWatchFile(input);
      const bundle = await rolldown({
        input,
        resolve: { alias: { "~": path.join(import.meta.dirname, "app") } },
        // What cannot be found would be left out, and the script would fail in the page.
        onLog: (level, log) => {
          if (level !== "info" && level !== "debug") throw new Error(log.message);
        },
      });
      const { output } = await bundle.generate({ format: "iife", minify: true, comments: false });
      await bundle.close();
      return `export default ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}
