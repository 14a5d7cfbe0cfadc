import { uploads } from "@pcf/contract/content/wordpress-upload";

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
