import type { ReactNode } from "react";
import { Alert } from "~/ui/alert/alert";
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
