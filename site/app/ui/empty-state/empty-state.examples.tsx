import type { Examples } from "~/ui/examples";
import { EmptyState } from "./empty-state";

export const emptyStateExamples: Examples = {
  title: "Empty state",
  examples: {
    "nothing found": () => (
      <EmptyState spot="search-nothing" title="Nothing found">
        <p>Try other words.</p>
      </EmptyState>
    ),
    "something sent": () => <EmptyState spot="envelope-sent" title="Your message is on its way" />,
  },
};
