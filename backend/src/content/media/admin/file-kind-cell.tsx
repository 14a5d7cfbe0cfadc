import type { DefaultServerCellComponentProps } from "payload";
import { acceptedTypes } from "../file-type.ts";

/** What kind of file it is, in words: "JPEG picture", "Captions (VTT)". */
export function FileKindCell({ cellData }: DefaultServerCellComponentProps) {
  const known = acceptedTypes.find(({ mimeType }) => mimeType === cellData);
  const words = known?.words.replace(/^an? /, "") ?? "";
  return <span>{words.charAt(0).toUpperCase() + words.slice(1)}</span>;
}
