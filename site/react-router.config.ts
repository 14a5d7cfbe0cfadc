import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // With the gallery of components in it, it is another site than the one visitors get.
  buildDirectory: process.env.SHOW_GALLERY === "1" ? "build/gallery" : "build",
  // One hashed manifest for all routes: without it every page asks for an uncacheable URL of its own.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
