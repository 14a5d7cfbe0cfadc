import { serveMediaFile } from "../../../content/media/serve-media-file.ts";
import { env } from "../../../env.ts";
import { guardedRoute } from "../../../platform/http/guarded-route.ts";

type Context = { params: Promise<{ path: string[] }> };

const serve = guardedRoute(
  async (request, { params }: Context) => serveMediaFile(request, (await params).path.join("/")),
  env,
);

export const GET = serve;
export const HEAD = serve;
