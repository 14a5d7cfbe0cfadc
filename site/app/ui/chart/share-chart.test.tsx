import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShareChart } from "./share-chart";

test("shares are printed as given, although the bar is filled in proportion", () => {
  const html = renderToStaticMarkup(
    <ShareChart
      title="Spending"
      total="$850,317"
      words={{ part: "Part", share: "Share", amount: "Amount" }}
      shares={[
        { label: "Allocations", percent: 48, amount: "$496,252" },
        { label: "Expenses", percent: 32, amount: "$354,065" },
      ]}
    />,
  );
  expect(html).toContain("48%");
  expect(html).toContain("$496,252");
  expect(html).toContain('width="60%"');
});
