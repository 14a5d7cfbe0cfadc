import { text } from "node:stream/consumers";
import { jsonInScript } from "@pcf/contract/escaped-markup";

/**
 * The loaders' data as the router's script takes it over: what the router itself puts behind a page, but in one piece and
 * without rendering it by React (`StreamTransfer` in react-router's `lib/dom/ssr/single-fetch.tsx`). No loader of ours hands on
 * a promise, so that the stream ends by itself.
 */
export async function dataScripts(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const data = jsonInScript(await text(stream));
  const to = "window.__reactRouterContext.streamController";
  return [`<script>${to}.enqueue(${data});</script>`, `<script>${to}.close();</script>`];
}
