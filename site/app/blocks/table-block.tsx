import { Table } from "~/ui/table/table";
import type { BlockProps } from "./block-props";

export default function TableBlock({ block }: BlockProps<"table">) {
  return (
    <Table
      caption={block.caption}
      columns={block.columns.map(({ text }) => text)}
      rows={block.rows.map(({ cells }) => cells.map(({ text }) => text))}
      note={block.note}
    />
  );
}
