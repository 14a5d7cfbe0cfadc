import { writableLine } from "@pcf/contract/writable-text";

/** What may stand in the second name as it is (RFC 8187, `attr-char`). */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The header that names a file (RFC 6266), of any text: in ASCII, and where letters are lost by that, a second time for the
 * browsers of today. A name never leads into another folder.
 */
export function contentDisposition(kind: "inline" | "attachment", filename: string): string {
  const name = writableLine(filename.replace(/[/\\]/g, "_")) || "file";
  const plain = name.replace(/[^\w. -]/g, "_");
  return `${kind}; filename="${plain}"${plain === name ? "" : `; filename*=UTF-8''${escaped(name)}`}`;
}
