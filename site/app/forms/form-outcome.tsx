import { type ReactNode, useEffect, useRef } from "react";
import { useSite } from "~/content/site";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { Dialog } from "~/ui/dialog/dialog";
import { formCopy as copy } from "./forms-copy";

type ConfirmationProps = {
  /** `inline` after a form that was posted without JavaScript. */
  shown: "dialog" | "inline" | undefined;
  title: string;
  reference: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** What a reader sees when a form has arrived, with the number to name when asking about it. */
export function Confirmation({ shown, title, reference, onClose, children }: ConfirmationProps) {
  const words = (
    <>
      {children}
      {reference && (
        <p>
          {copy.reference}: <strong>{reference}</strong>
        </p>
      )}
    </>
  );
  if (shown === "inline")
    return (
      <Alert tone="good" title={title} role="status">
        {words}
      </Alert>
    );
  return (
    <Dialog open={shown === "dialog"} onClose={onClose} title={title}>
      <div className="stack">{words}</div>
    </Dialog>
  );
}

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
