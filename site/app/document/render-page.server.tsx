import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { jsonInScript } from "@pcf/contract/escaped-markup";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

const renderTimeoutMs = 10_000;

type Rendered = { html: string; failed: boolean };

/**
 * Renders a page whole. `data` are the scripts with what the page's own script takes over; `failed` says that a part of it
 * could not be rendered.
 *
 * @throws what a component throws.
 */
export async function renderPage(
  request: Request,
  context: EntryContext,
  report: (error: unknown) => void,
): Promise<Rendered & { data: string }> {
  const { serverHandoffStream, ...withoutData } = context;
  const tree = <ServerRouter context={ofItsOwnRoutes(withoutData)} url={request.url} />;
  const rendered = renderedAtOnce(tree) ?? (await renderedByStream(tree, report));
  const takesOver = serverHandoffStream && context.renderMeta?.didRenderScripts;
  return { ...rendered, data: takesOver ? await dataScripts(serverHandoffStream) : "" };
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

/**
 * The page as one string, which spares it the way through a stream and back; undefined where something is waited for (the
 * code of a block that no page has had yet) or fails, which the stream then says.
 */
function renderedAtOnce(page: React.ReactNode): Rendered | undefined {
  try {
    const html = renderToString(page);
    return fallbacks.some((mark) => html.includes(mark)) ? undefined : { html, failed: false };
  } catch {
    return undefined;
  }
}

function renderedByStream(page: React.ReactNode, report: (error: unknown) => void): Promise<Rendered> {
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

/**
 * The loaders' data as the router's script takes it over: what the router itself puts behind a page, but in one piece and
 * without rendering it by React (`StreamTransfer` in react-router's `lib/dom/ssr/single-fetch.tsx`). No loader of ours hands on
 * a promise, so that the stream ends by itself.
 */
async function dataScripts(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = jsonInScript(await text(stream));
  const to = "window.__reactRouterContext.streamController";
  return `<script>${to}.enqueue(${data});</script><script>${to}.close();</script>`;
}
