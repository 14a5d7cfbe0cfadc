import path from "node:path";
import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const workspaceRoot = path.join(import.meta.dirname, "..");

const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root: workspaceRoot },
  outputFileTracingRoot: workspaceRoot,
  // Minified servers rename error classes, and their messages no longer reach the client.
  experimental: { serverMinification: false },
};

export default withPayload(config, { devBundleServerPackages: false });
