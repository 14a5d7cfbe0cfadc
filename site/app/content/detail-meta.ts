import type { Image } from "@pcf/contract/content/media";

type Described = {
  title: string;
  meta?: { title?: string; description?: string; image?: Image } | undefined;
};

/** What the head of a document's page says: what staff wrote for it, else the document's own title, text and picture. */
export function detailMeta(
  { title, meta }: Described,
  own: { path: string; excerpt: string | undefined; image: Image | undefined; type?: "article" },
) {
  return {
    title: meta?.title ?? title,
    description: meta?.description ?? own.excerpt ?? title,
    path: own.path,
    image: (meta?.image ?? own.image)?.sourceUrl,
    ...(own.type && { type: own.type }),
  };
}
