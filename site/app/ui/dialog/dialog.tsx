import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { uiCopy } from "~/ui/ui-copy";

type DialogProps = {
  open: boolean;
  /** Called when the reader closes it by the button, Escape or a press outside. */
  onClose: () => void;
  title: string;
  /** Keeps the title for screen readers only, where the content shows its own. */
  hideTitle?: boolean;
  size?: "normal" | "wide";
  children: ReactNode;
};

/** A modal `<dialog>`: focus stays inside and returns to where it was; the page behind does not scroll. */
export function Dialog({ open, onClose, title, hideTitle, size = "normal", children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
    // The backdrop is not an element of its own: a press there has the dialog itself as target.
    const closeOutside = (event: MouseEvent) => event.target === dialog && dialog.close();
    dialog.addEventListener("click", closeOutside);
    return () => dialog.removeEventListener("click", closeOutside);
  }, [open]);
  return (
    <dialog ref={ref} className={`dialog dialog-${size}`} aria-labelledby={titleId} onClose={onClose}>
      <div className="dialog-inside">
        <div className="dialog-head">
          <h2 id={titleId} className={hideTitle ? "sr-only" : undefined}>
            {title}
          </h2>
          <button type="button" className="icon-button" onClick={onClose} aria-label={uiCopy.close}>
            <X aria-hidden="true" />
          </button>
        </div>
        {open && children}
      </div>
    </dialog>
  );
}
