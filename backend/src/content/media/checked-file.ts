import path from "node:path";
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from "payload";
import { fileCopy, largestFileBytes } from "../../platform/storage/file-copy.ts";
import { acceptedTypes, type FileType, fileType, namedType } from "./file-type.ts";
import { withoutMetadata } from "./without-metadata.ts";

/** More take more memory than a small server has: unpacked these are 256 MB. Telephones have up to 50 megapixels. */
const mostPixels = 64_000_000;

const otherTypes: Partial<Record<FileType, string>> = {
  heic: fileCopy.heic,
  picture: fileCopy.otherPicture,
  drawing: fileCopy.drawing,
  movie: fileCopy.otherVideo,
};

/** A file as the library may have it, or the words that say why not and what to do. */
async function checked(
  file: { data: Buffer; name: string; size: number },
  draw: NonNullable<PayloadRequest["payload"]["config"]["sharp"]>,
): Promise<{ data: Buffer; mimetype: string; name: string } | string> {
  if (file.size > largestFileBytes) return fileCopy.tooLarge(file.size);
  const content = fileType(file.data);
  const accepted = acceptedTypes.find(({ mimeType }) => mimeType === content);
  if (!accepted) return (content && otherTypes[content]) ?? fileCopy.unknown;
  const { mimeType: mimetype, endings, words } = accepted;
  const named = namedType(file.name)?.mimeType;
  const isPicture = mimetype.startsWith("image/");
  // A picture saved under the ending of another kind is what browsers and messengers make: its name is put right.
  if (named !== mimetype && !(isPicture && (!named || named.startsWith("image/"))))
    return fileCopy.falseName(file.name, words);
  const name = named === mimetype ? file.name : `${path.parse(file.name).name}${endings[0]}`;
  if (!isPicture) return { data: await withoutMetadata(file.data, mimetype, draw), mimetype, name };
  try {
    const { width, height } = await draw(file.data).metadata();
    if (width * height > mostPixels) return fileCopy.tooManyPixels(width, height);
    const data = await withoutMetadata(file.data, mimetype, draw);
    // Reads it to its end, which its head says nothing of.
    await draw(data).resize(16).toBuffer();
    return { data, mimetype, name };
  } catch {
    return fileCopy.broken;
  }
}

/** Refuses a file of the media library in words at its field, and takes what remains without metadata and upright. */
export const checkedFile: CollectionBeforeOperationHook = async ({ collection, req, operation }) => {
  const { sharp } = req.payload.config;
  if (!req.file || !sharp || (operation !== "create" && operation !== "update")) return;
  const file = await checked(req.file, sharp);
  if (typeof file !== "string") Object.assign(req.file, file, { size: file.data.length });
  else {
    const errors = [{ path: "file", message: file }];
    throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
  }
};
