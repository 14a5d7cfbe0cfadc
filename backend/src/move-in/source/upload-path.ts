const uploads = "/wp-content/uploads/";

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * What follows `/wp-content/uploads/` in the address of a file, of a smaller copy that of the whole picture: WordPress keeps
 * `photo-300x200.jpg` and `photo-scaled.jpg` beside `photo.jpg`. Undefined for other addresses.
 */
export function uploadPath(url: string): string | undefined {
  const [path = ""] = url.split(/[?#]/);
  const at = path.indexOf(uploads);
  if (at < 0) return undefined;
  return decoded(path.slice(at + uploads.length))
    .normalize("NFC")
    .replace(/(?:-scaled|-\d+x\d+)(?=\.\w+$)/, "");
}
