import path from "node:path";
import { serveMediaFile } from "../../../content/media/serve-media-file.ts";
import { env } from "../../../env.ts";

type Context = { params: Promise<{ path: string[] }> };

const serve = async (request: Request, { params }: Context) =>
  serveMediaFile(request, path.join(env.DATA_DIR, "media"), (await params).path.join("/"));

export const GET = serve;
export const HEAD = serve;
