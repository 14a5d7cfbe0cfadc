import { Table } from "~/ui/table/table";
import { riskFinderCopy as copy } from "./risk-finder-copy";
import { type RiskGroup, riskGroups } from "./risk-group";

/** The rules as a table, with the reader's own row pointed out. */
export function RiskTable({ chosen }: { chosen?: RiskGroup }) {
  return (
    <Table
      caption={copy.table.caption}
      columns={copy.table.columns}
      rows={riskGroups.map((group) => [copy.rowWords[group].name, ...copy.rowWords[group].cells])}
      note={copy.table.note}
      chosen={chosen && { row: riskGroups.indexOf(chosen), label: copy.table.yours }}
    />
  );
}
