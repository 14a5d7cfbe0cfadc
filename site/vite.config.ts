import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { inlineScript } from "./vite-inline-script.ts";

export default defineConfig({
  plugins: [tailwindcss(), inlineScript(), reactRouter()],
  resolve: { alias: { "~": path.resolve(import.meta.dirname, "app") } },
});
