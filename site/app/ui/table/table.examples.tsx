import type { Examples } from "~/ui/examples";
import { Table } from "./table";

export const tableExamples: Examples = {
  title: "Table",
  examples: {
    "three columns and a chosen row": () => (
      <Table
        caption="Risk groups"
        columns={["Group", "T stage", "PSA"]}
        rows={[
          ["Low", "T1-2a", "below 10"],
          ["Intermediate", "T2b-c", "10-20"],
          ["High", "T3a-T4", "above 20"],
        ]}
        chosen={{ row: 1, label: "Your row" }}
        note="Talk to your doctor about what this means for you."
      />
    ),
  },
};
