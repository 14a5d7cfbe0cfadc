import type { Examples } from "~/ui/examples";
import { ShareChart } from "./share-chart";

export const shareChartExamples: Examples = {
  title: "Share chart",
  examples: {
    "with parts of a part": () => (
      <ShareChart
        title="Allocations and expenses"
        total="$850,317"
        words={{ part: "Part", share: "Share", amount: "Amount" }}
        shares={[
          {
            label: "Allocations",
            percent: 48,
            size: 496_252,
            amount: "$496,252",
            children: [{ label: "Grants", percent: 14 }],
          },
          { label: "Expenses", percent: 42, size: 354_065, amount: "$354,065" },
        ]}
      />
    ),
  },
};
