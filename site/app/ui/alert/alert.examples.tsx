import type { Examples } from "~/ui/examples";
import { Alert } from "./alert";

export const alertExamples: Examples = {
  title: "Alert",
  examples: {
    tones: () => (
      <div className="stack">
        <Alert title="Office hours">We answer the telephone on weekdays.</Alert>
        <Alert tone="good" title="Thank you">
          Your request has reached us.
        </Alert>
        <Alert tone="warn">This page was last reviewed more than two years ago.</Alert>
        <Alert tone="danger" title="If this is an emergency">
          Call 911.
        </Alert>
      </div>
    ),
  },
};
