import { useEffect, useRef } from "react";
import { useSite } from "~/content/site";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { formCopy as copy } from "./forms-copy";

type NotSentProps = { reason: keyof typeof copy.notSent; attempt: number; onRetry: (() => void) | undefined };

/** Says that a form did not arrive, or may not have, with another try and the telephone. Takes the focus at each attempt. */
export function NotSent({ reason, attempt, onRetry }: NotSentProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { contact } = useSite().company;
  const phone = contact.find(({ id }) => id === "telTF") ?? contact.find(({ id }) => id === "tel");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves the focus here although nothing else changed.
  useEffect(() => ref.current?.focus(), [attempt]);
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert tone="danger" title={copy.notSent[reason].title} role="alert">
        <p>
          {copy.notSent[reason].text} {phone && <a href={phone.href}>{phone.value}</a>}
        </p>
        {onRetry && (
          <p>
            <Button variant="secondary" size="small" onClick={onRetry}>
              {copy.retry}
            </Button>
          </p>
        )}
      </Alert>
    </div>
  );
}
