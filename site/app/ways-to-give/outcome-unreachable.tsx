import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { outcomePageCopy as copy } from "./outcome-page-copy";

/** Says that the server did not answer what became of the gift, and offers to ask again. */
export function OutcomeUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="warn" role="status">
      <p>{copy.unreachable}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {copy.retry}
      </Button>
    </Alert>
  );
}
