import path from "node:path";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const workspaceRoot = path.join(import.meta.dirname, "..");

const config: NextConfig = {
  poweredByHeader: false,
  // `npm run check` looks at the types, once.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: workspaceRoot },
  outputFileTracingRoot: workspaceRoot,
  serverExternalPackages: ["prom-client"],
  // All other headers depend on settings of the running system: proxy.ts and http/guarded-route.ts.
  headers: async () => [
    { source: "/_next/static/:path*", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] },
  ],
  // While developing each request is a line; the site asks this every second.
  logging: { incomingRequests: { ignore: [/^\/api\/content-version$/] } },
  experimental: {
    // Minified servers rename error classes, and their messages no longer reach the client.
    serverMinification: false,
    // Nobody reads the maps of what is not minified. Without them and the cache a build writes 91 MB in place of 567, and takes
    // 53 s of processor in place of 83.
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
    turbopackFileSystemCacheForBuild: false,
  },
};

export default withPayload(config, { devBundleServerPackages: false });
