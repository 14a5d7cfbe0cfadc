/** What one uploaded file may have, in bytes: a telephone's picture of 48 megapixels has 10 to 15 MB as JPEG. */
export const largestFileBytes = 20 * 1024 * 1024;

const megabytes = (bytes: number) => Math.ceil(bytes / (1024 * 1024));

/**
 * What staff read when a file cannot be taken: why, and what to do. The admin makes a list of what follows a colon, so there is
 * none.
 */
export const fileCopy = {
  tooLarge: (bytes?: number) =>
    `${bytes ? `This file has ${megabytes(bytes)} MB. A` : "A"} file may have ${megabytes(largestFileBytes)} MB at most. Save a picture smaller first (2,000 pixels wide is enough), and a PDF with “reduced size”.`,
  tooManyPixels: (width: number, height: number) =>
    `This picture has ${width} × ${height} pixels, which is more than the site can work with. Save it smaller first; 4,000 pixels wide is plenty.`,
  heic: "This is an iPhone picture in the format HEIC, which many browsers cannot show. On the iPhone, choose Settings › Camera › Formats › Most Compatible before taking pictures. Open a picture that is already taken on the computer and save it as JPEG, or send it to yourself by email, which makes it a JPEG.",
  otherPicture:
    "The site takes pictures as JPEG, PNG, WebP or AVIF. Open this one on the computer, save it as JPEG (or PNG for a logo), and upload that.",
  drawing: "Drawings (SVG) are uploaded under “Drawings”. Here, use a JPEG or PNG.",
  otherVideo: "The site takes videos as MP4 or WebM. Export this one as MP4, and upload that.",
  unknown:
    "This is no file that the site can show. It takes pictures (JPEG, PNG, WebP, AVIF), PDF documents, videos (MP4, WebM) and captions (VTT). If its name says so, the file is damaged. Save it again, or ask whoever sent it to send it once more.",
  falseName: (name: string, content: string) =>
    `The file is called “${name}” but holds ${content}. Choose the right file, or give this one its right name.`,
  notKept:
    "The file could not be kept: the place where files lie does not answer at the moment. Nothing was changed. Try again in a few minutes.",
  broken:
    "This picture is damaged and cannot be read to its end. Save it again from the original, or ask whoever sent it to send it once more.",
} as const;
