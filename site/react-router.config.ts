import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // One hashed manifest for all routes: without it every page asks for an uncacheable URL of its own.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
