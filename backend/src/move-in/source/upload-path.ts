/** Where WordPress keeps the files of its library. */
export const uploads = "/wp-content/uploads/";

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** What follows `/wp-content/uploads/` in the address of a file. Undefined for other addresses. */
export function uploadPath(url: string): string | undefined {
  const [path = ""] = url.split(/[?#]/);
  const at = path.indexOf(uploads);
  return at < 0 ? undefined : decoded(path.slice(at + uploads.length)).normalize("NFC");
}

/**
 * The path of the whole picture, of that of a copy: WordPress keeps `photo-300x200.jpg`, `photo-scaled.jpg`, `photo-rotated.jpg`
 * and `photo-e1700000000000.jpg` beside `photo.jpg`. A file may have been uploaded under such a name, so it is asked for second.
 */
export const wholeUpload = (path: string): string =>
  path.replace(/(?:-\d+x\d+|-scaled|-rotated|-e\d{10,})*(?=\.\w+$)/i, "");
