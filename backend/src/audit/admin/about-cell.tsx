import type { DefaultServerCellComponentProps } from "payload";
import { RecordOfLine } from "./record-of-line.tsx";

/** In the list: what a line is about, in words that lead to it. */
export const AboutCell = ({ payload, rowData }: DefaultServerCellComponentProps) => (
  <RecordOfLine line={rowData} payload={payload} />
);
