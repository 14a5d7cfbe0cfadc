const pages = new WeakMap<Response, string>();

/**
 * The answer that is a page. In the built site it has no body: the page is handed on beside it, for `pageOf`, since turning it
 * into bytes and back takes time.
 */
export function pageResponse(html: string, init: ResponseInit): Response {
  const response = new Response(import.meta.env.DEV ? html : undefined, init);
  pages.set(response, html);
  return response;
}

/** The page that an answer is; undefined for any other answer. */
export const pageOf = (response: Response): string | undefined => pages.get(response);
