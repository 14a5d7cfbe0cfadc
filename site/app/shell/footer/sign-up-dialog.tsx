import { shellCopy } from "~/shell/shell-copy";
import { Dialog } from "~/ui/dialog/dialog";
import { NewsletterThanks } from "./newsletter-thanks";

type SignUpDialogProps = { open: boolean; reference: string | undefined; onClose: () => void };

/** The thanks for a sign-up, over the page. Loaded with what sends it. */
export function SignUpDialog({ open, reference, onClose }: SignUpDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={shellCopy.newsletter.successTitle}>
      <div className="stack">
        <NewsletterThanks reference={reference} />
      </div>
    </Dialog>
  );
}
