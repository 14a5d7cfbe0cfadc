const reachable = "a[href], button:not([disabled]), input, textarea, [contenteditable=true]";

/**
 * Where the keyboard goes on after a drawer. The library returns the focus to the button that opened it; where that is gone,
 * since there is a picture now in place of “Choose from existing”, it would go on at the top of the page. Gives what to call
 * when the page has changed, and what to call at the end.
 */
export function focusAfterDrawers() {
  let field: Element | null = null;
  let wasOpen = false;
  let isOver = false;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.closest("dialog")) field = target.closest(".field-type");
  };
  // From the next press on the focus goes where it is led.
  const leave = () => {
    isOver = false;
  };
  document.addEventListener("focusin", remember);
  document.addEventListener("keydown", leave, true);
  document.addEventListener("pointerdown", leave, true);
  return {
    /** The field may draw itself more than once before its picture is there. */
    changed() {
      const isOpen = document.querySelector("dialog.payload__modal-item") !== null;
      if (wasOpen && !isOpen) isOver = true;
      wasOpen = isOpen;
      if (isOver && document.activeElement === document.body)
        field?.querySelector<HTMLElement>(reachable)?.focus();
    },
    end() {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("keydown", leave, true);
      document.removeEventListener("pointerdown", leave, true);
    },
  };
}
