import { linkAddressesOf } from "@pcf/contract/content/document-address";
import { barePath } from "@pcf/contract/content/redirect-chain";
import { hasEveryText } from "../instagram-posts.ts";
import { formOf, type ReadDocument } from "../uses/read-content.ts";
import { targetsIn } from "../uses/refers-to.ts";
import { linksIn } from "./links-in.ts";

const keyOf = (collection: string, id: unknown) => `${collection}/${id}`;
const uploads = ["media", "drawings"];

/** What shows each picture, file or drawing, by all that was read: also drafts, and what lies in the trash and may come back. */
export function usersOfFiles(documents: readonly ReadDocument[]): Map<string, ReadDocument[]> {
  const users = new Map<string, ReadDocument[]>();
  const files = new Map<string, string>();
  for (const { collection, id, data } of documents)
    if (uploads.includes(collection))
      for (const address of linkAddressesOf(collection, data))
        files.set(barePath(address), keyOf(collection, id));
  for (const document of documents) {
    const shown = targetsIn(document.fields, document.data).map(({ collection, id }) =>
      keyOf(collection, id),
    );
    const linked = linksIn(document.data).flatMap(({ to }) => files.get(barePath(to)) ?? []);
    for (const key of new Set([...shown, ...linked])) users.set(key, [...(users.get(key) ?? []), document]);
  }
  return users;
}

/** The names of what shows a picture, each once. */
const namesOf = (users: ReadDocument[] | undefined): string[] => [
  ...new Set((users ?? []).map(({ name }) => name)),
];

/** A picture that people who do not see it are told nothing about. */
export type UntoldPicture = { name: string; path: `/${string}`; why: string; shownBy: string[] };

/** `IMG_2034.jpg`, `dsc-0012`: the name that a camera gave says nothing of a picture. */
const namesFile = (text: string, filename: unknown): boolean =>
  /\.(jpe?g|png|webp|avif|heic)$/i.test(text) ||
  /^(img|dsc|dscn|pxl|image|photo|scan|screenshot)[\s_-]*\d*$/i.test(text) ||
  (typeof filename === "string" && text === filename.replace(/\.\w+$/, ""));

function whyUntold({ mimeType, alt, filename }: Record<string, unknown>): string | undefined {
  if (!String(mimeType ?? "").startsWith("image/")) return undefined;
  const text = typeof alt === "string" ? alt.trim() : "";
  if (!text) return "No alternative text";
  return namesFile(text, filename)
    ? `“${text}” is the name of a file and says nothing of the picture`
    : undefined;
}

/**
 * Pictures that something shows and that have no alternative text, or only a name of a file, and posts with such pictures. No
 * picture of this site is marked as decorative: each has to say what it shows.
 */
export function untoldPictures(documents: readonly ReadDocument[]): UntoldPicture[] {
  const users = usersOfFiles(documents);
  return documents.flatMap((one) => {
    if (one.inTrash) return [];
    if (one.collection === "instagramPosts")
      return hasEveryText(one.data) || one.data.media_type === "VIDEO"
        ? []
        : [
            {
              name: one.name,
              path: formOf(one),
              why: "A picture of the post has no alternative text",
              shownBy: [],
            },
          ];
    const shownBy = namesOf(users.get(keyOf(one.collection, one.id))?.filter(({ inTrash }) => !inTrash));
    const why = one.collection === "media" && shownBy.length > 0 ? whyUntold(one.data) : undefined;
    return why ? [{ name: String(one.data.filename), path: formOf(one), why, shownBy }] : [];
  });
}

/** A file that nothing shows or links to. */
export type UnusedFile = {
  collection: "media" | "drawings";
  id: number;
  /** What it shows, as staff wrote. */
  title: string;
  filename: string;
  bytes: number;
  addedAt: string;
  /** Where it can be looked at. */
  source: string;
  isPicture: boolean;
  path: `/${string}`;
};

const dayMs = 24 * 60 * 60 * 1000;
/** What was just uploaded is about to be used. */
export const unusedAfterDays = 30;

/** Files in no content, the largest first: neither published nor a draft, and not in the trash, from which what shows them may come back. */
export function unusedFiles(documents: readonly ReadDocument[], now: Date): UnusedFile[] {
  const users = usersOfFiles(documents);
  const before = now.getTime() - unusedAfterDays * dayMs;
  return documents
    .flatMap((one): UnusedFile[] => {
      const { collection, data, id, inTrash } = one;
      if ((collection !== "media" && collection !== "drawings") || inTrash || typeof id !== "number")
        return [];
      const addedAt = new Date(data.createdAt as string | Date);
      if (addedAt.getTime() > before || users.has(keyOf(collection, id))) return [];
      const [source = ""] = linkAddressesOf(collection, data);
      const isPicture = String(data.mimeType ?? "").startsWith("image/");
      const about = { title: one.title, filename: String(data.filename), bytes: Number(data.filesize) || 0 };
      return [
        { collection, id, ...about, addedAt: addedAt.toISOString(), source, isPicture, path: formOf(one) },
      ];
    })
    .sort((a, b) => b.bytes - a.bytes);
}
