import type { ArrayField, PayloadRequest, TextField } from "payload";
import { image } from "../fields/image.ts";
import { loadRelated } from "../fields/load-related.ts";
import type { Media, Video } from "../payload-types.ts";

type Row = { media_type?: unknown; image?: unknown; video?: unknown };
type Shown = { picture?: Media; video?: Video };

/**
 * What a row shows. Related documents are loaded past the rules of access, so a video that staff have unpublished is left
 * out here: its file must not go on playing.
 */
async function shownBy(row: Row, req: PayloadRequest): Promise<Shown> {
  if (row.media_type !== "VIDEO") return { picture: await loadRelated(req, "media", row.image) };
  const video = await loadRelated(req, "videos", row.video);
  if (video?._status !== "published") return {};
  return { video, picture: await loadRelated(req, "media", video.poster) };
}

/** A field the site reads, worked out from the row's picture or video. */
function answer(name: string, pick: (shown: Shown) => string | null | undefined): TextField {
  return {
    name,
    type: "text",
    virtual: true,
    admin: { disabled: true },
    hooks: {
      afterRead: [async ({ siblingData, req }) => pick(await shownBy(siblingData ?? {}, req))],
    },
  };
}

export const galleryItems: ArrayField = {
  name: "gallery",
  type: "array",
  labels: { singular: "Picture or video", plural: "Pictures and videos" },
  fields: [
    {
      name: "media_type",
      type: "select",
      label: "Kind",
      required: true,
      defaultValue: "IMAGE",
      options: [
        { value: "IMAGE", label: "Picture" },
        { value: "VIDEO", label: "Video" },
      ],
    },
    {
      ...image("image"),
      admin: { condition: (_data, row: Row) => row.media_type !== "VIDEO" },
    },
    {
      name: "video",
      type: "relationship",
      relationTo: "videos",
      admin: { condition: (_data, row: Row) => row.media_type === "VIDEO" },
    },
    { name: "caption", type: "text" },
    answer("sourceUrl", ({ picture }) => picture?.sourceUrl),
    answer("srcSet", ({ picture }) => picture?.srcSet),
    answer("srcSetWebp", ({ picture }) => picture?.srcSetWebp),
    answer("media_url", ({ video }) => video?.fileUrl),
    answer("alt", ({ picture, video }) => video?.title ?? picture?.alt),
  ],
};
