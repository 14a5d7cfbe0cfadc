import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { type FrameDrawing, FrameDrawingContext } from "~/shell/frame/frame-part";
import { dataScripts } from "./data-scripts.server";
import { atTheEnd, cutPage, type PageParts } from "./page-parts.server";

const renderTimeoutMs = 10_000;

type Drawn = { html: string; failed: boolean };

/**
 * Draws a page whole, with the data that its script takes over. `failed` says that a part of it could not be drawn.
 *
 * @throws what a component throws.
 */
export async function drawPage(
  request: Request,
  context: EntryContext,
  drawing: FrameDrawing,
  report: (error: unknown) => void,
): Promise<{ page: PageParts; failed: boolean }> {
  const { serverHandoffStream, ...withoutData } = context;
  const tree = (
    <FrameDrawingContext value={drawing}>
      <ServerRouter context={ofItsOwnRoutes(withoutData)} url={request.url} />
    </FrameDrawingContext>
  );
  const atOnce = drawnAtOnce(tree);
  const { html, failed } = atOnce ? { html: atOnce, failed: false } : await drawnByStream(tree, report);
  const drawn = cutPage(html);
  const page = atOnce ? { ...drawn, head: doctype + drawn.head } : drawn;
  if (!serverHandoffStream || !context.renderMeta?.didRenderScripts) return { page, failed };
  return { page: atTheEnd(page, ...(await dataScripts(serverHandoffStream))), failed };
}

/** The router would make all hundred routes again for each page, which has two or three of them. */
function ofItsOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

/** What React writes where a boundary shows its fallback, for now or for good. */
const fallbacks = ["<!--$?-->", "<!--$!-->"];

/** React's streams write it by themselves, and its strings do not. */
const doctype = "<!DOCTYPE html>";

/**
 * The page as one string, which spares it the way through a stream and back; undefined where something is waited for (the
 * code of a block that no page has had yet) or fails, which the stream then says.
 */
function drawnAtOnce(page: React.ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return fallbacks.some((mark) => html.includes(mark)) ? undefined : html;
  } catch {
    return undefined;
  }
}

function drawnByStream(page: React.ReactNode, report: (error: unknown) => void): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        resolve(text(body).then((html) => ({ html, failed })));
        pipe(body);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        failed = true;
        report(error);
      },
    });
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}
