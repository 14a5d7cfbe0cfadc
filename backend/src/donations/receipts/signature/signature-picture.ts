import sharp from "sharp";
import { readStoredFile, storeFile } from "../../../platform/storage/stored-files.ts";
import { signatureCopy as copy } from "./signature-copy.ts";

/** Where in the data directory the pictures of signatures lie. Nothing public leads there. */
const signaturesFolder = "signatures";

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

/** Bytes of a scan. */
export const largestScan = 2 * 1024 * 1024;
const mostPixels = 25_000_000;
/** Pixels that a signature needs so that it does not look like stairs on paper. */
const least = { width: 150, height: 30 };
/** Pixels of what is kept: 300 to the inch at the largest size on a receipt. */
const most = { width: 900, height: 300 };
/** Of 255: paper darker than this is none that a receipt can stand on, and how far its shades lie apart. */
const paper = { least: 150, spread: 20 };
/** Deviation of the brightness, of 255, below which a picture shows nothing. */
const emptyBelow = 2;

/** The file is no picture of a signature; the message says why, for staff. */
export class UnusablePicture extends Error {
  override name = "UnusablePicture";
}

const scanIn = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });

async function formatOf(bytes: Uint8Array): Promise<string | undefined> {
  return (await scanIn(bytes).metadata()).format;
}

/**
 * Keeps a scanned signature and answers its hash. It is decoded and written again as PNG, upright, on paper made white
 * and without what is empty around the ink, so that nothing else of the file is kept.
 *
 * @throws UnusablePicture when the bytes are no PNG or JPEG, too small, on dark paper, or show nothing.
 */
export async function saveSignaturePicture(bytes: Uint8Array): Promise<string> {
  const format = await formatOf(bytes).catch(() => undefined);
  if (format !== "png" && format !== "jpeg") throw new UnusablePicture(copy.wrongType);
  const onWhite = await scanIn(bytes)
    .autoOrient()
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .png()
    .toBuffer()
    .catch(() => undefined);
  if (!onWhite) throw new UnusablePicture(copy.damaged);
  const { channels, dominant } = await sharp(onWhite).stats();
  if (channels.every(({ stdev }) => stdev < emptyBelow)) throw new UnusablePicture(copy.empty);
  const shades = [dominant.r, dominant.g, dominant.b];
  if (shades.some((shade) => shade < paper.least)) throw new UnusablePicture(copy.tooDark);
  const whitened = sharp(onWhite).linear(
    shades.map((shade) => 255 / (shade - paper.spread)),
    [0, 0, 0],
  );
  const ink = await sharp(await whitened.png().toBuffer())
    .trim({ threshold: 40 })
    .toBuffer({ resolveWithObject: true });
  if (ink.info.width < least.width || ink.info.height < least.height)
    throw new UnusablePicture(copy.tooSmall);
  const png = await sharp(ink.data)
    .resize({ ...most, fit: "inside", withoutEnlargement: true })
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
  return storeFile(signaturesFolder, png);
}
