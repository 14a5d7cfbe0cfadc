import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { canadaPlacesModule } from "./vite-canada-places.ts";
import { inlineScript } from "./vite-inline-script.ts";

const app = path.resolve(import.meta.dirname, "app");

/**
 * Two files instead of thirty small ones: together they compress a tenth better, and the route manifest names fewer.
 * Small rules that every page uses are in them too.
 * What few readers need stays out: the newsletter's rules, which bring the schema library, help for urgent words, suggestions of the search, and the
 * blocks and parts of pages in `blocks/lazy`, such as videos, drawings, tables and the risk finder.
 */
const sharedChunks = [
  {
    name: "framework",
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 2,
  },
  {
    name: "page",
    test: /[\\/]contract[\\/]src[\\/](everywhere-urls|long-day)\.ts|[\\/]site[\\/]app[\\/](shell|document|blocks|forms[\\/]newsletter)[\\/](?!lazy[\\/]|sign-up|search-box[\\/](fold|urgent|suggestion))/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [inlineScript(), canadaPlacesModule(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
  },
  resolve: {
    alias: { "~": app },
    // In the server's file too, with the few icons that are used: Node would load all of them.
    noExternal: ["lucide-react"],
  },
});
