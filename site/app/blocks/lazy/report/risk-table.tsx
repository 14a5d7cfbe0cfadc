import { useState } from "react";
import { TextField } from "~/ui/field/text-field";
import { Table } from "~/ui/table/table";
import { psaValue, type RiskGroup, riskGroups } from "./risk-group";
import { riskWords, rowWords } from "./risk-words";

/** The rules as a table, with the reader's own row pointed out. */
export function RiskTable({ chosen }: { chosen?: RiskGroup | undefined }) {
  const { caption, columns, yours, note } = riskWords.table;
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={riskGroups.map((group) => [rowWords[group].name, ...rowWords[group].cells])}
      note={note}
      chosen={chosen && { row: riskGroups.indexOf(chosen), label: yours }}
    />
  );
}

/** Asks for the PSA, and says where an answer is none once its reader has left the field. */
export function PsaField({ name }: { name: string }) {
  const [left, setLeft] = useState("");
  const wrong = left !== "" && psaValue(left) === undefined;
  return (
    <TextField
      name={name}
      label={riskWords.psa}
      hint={riskWords.psaHint}
      error={wrong ? riskWords.psaWrong : undefined}
      inputMode="decimal"
      autoComplete="off"
      width="short"
      onBlur={(event) => setLeft(event.target.value)}
      onChange={(event) => psaValue(event.target.value) !== undefined && setLeft("")}
    />
  );
}
