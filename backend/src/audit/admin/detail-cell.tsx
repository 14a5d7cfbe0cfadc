import type { DefaultServerCellComponentProps } from "payload";

/** In the list: the words, and nothing where there are none. */
export const DetailCell = ({ rowData }: DefaultServerCellComponentProps) => <span>{rowData.detail}</span>;
