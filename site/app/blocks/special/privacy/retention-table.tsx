import type { RetentionRule } from "@pcf/contract/privacy/retention-rule";
import { retentionRules } from "@pcf/contract/privacy/retention-rules";
import { howLong } from "@pcf/contract/privacy/retention-words";
import { Table } from "~/ui/table/table";
import { privacyCopy as copy } from "./privacy-copy";

const rules: readonly RetentionRule[] = retentionRules;

const cellsOf = (rule: RetentionRule) => [rule.title, rule.holds, rule.why, howLong(rule), rule.afterwards];

/** How long each kind of record is kept: the same table that the daily job goes by. */
export default function RetentionTable() {
  return (
    <div className="retention-tables">
      {copy.groups.map(([group, title]) => (
        <Table
          key={group}
          caption={title}
          columns={copy.columns}
          rows={rules.filter((rule) => rule.group === group).map(cellsOf)}
        />
      ))}
    </div>
  );
}
