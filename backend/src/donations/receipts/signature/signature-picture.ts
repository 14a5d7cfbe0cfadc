import { readStoredFile } from "../../../platform/storage/stored-files.ts";

/** Where in the data directory the pictures of signatures lie. Nothing public leads there. */
export const signaturesFolder = "signatures";

export const isPictureHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * A kept picture, as PNG.
 *
 * @throws Error when it is gone or no longer what was kept.
 */
export const readSignaturePicture = (hash: string): Promise<Buffer> => readStoredFile(signaturesFolder, hash);

/** The picture as receipts carry it: within their own data, so that there is no address at which others find it. */
export async function signatureInData(hash: string): Promise<string> {
  return `data:image/png;base64,${(await readSignaturePicture(hash)).toString("base64")}`;
}
