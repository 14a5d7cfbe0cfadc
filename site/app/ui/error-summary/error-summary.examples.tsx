import type { Examples } from "~/ui/examples";
import { ErrorSummary } from "./error-summary";

export const errorSummaryExamples: Examples = {
  title: "Error summary",
  examples: {
    "two fields and the whole form": () => (
      <ErrorSummary
        problems={[
          { field: "example-name", message: "Enter your full name" },
          { field: "example-email", message: "Enter an email address such as name@example.ca" },
          { message: "We could not reach our server. Nothing was lost." },
        ]}
      />
    ),
  },
};
