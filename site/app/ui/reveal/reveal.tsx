import type { KeyboardEvent, ReactNode } from "react";

type RevealProps = {
  /** Words of the button. */
  label: string;
  /** Whose text it is, for screen readers. */
  title: string;
  children: ReactNode;
};

/**
 * A text that shows over its card while the card is hovered or its button has the focus (where the browser can), and
 * stays when it is pressed. Escape puts it away; opening one closes the others.
 */
export function Reveal({ label, title, children }: RevealProps) {
  const away = (details: HTMLDetailsElement, dismissed: boolean) =>
    details.toggleAttribute("data-dismissed", dismissed);
  return (
    <details
      className="reveal"
      name="reveal"
      onKeyDown={(event: KeyboardEvent<HTMLDetailsElement>) => {
        if (event.key !== "Escape") return;
        event.currentTarget.open = false;
        away(event.currentTarget, true);
      }}
      onBlur={(event) => away(event.currentTarget, false)}
      onPointerLeave={(event) => away(event.currentTarget, false)}
    >
      <summary>
        {label}
        <span className="sr-only">: {title}</span>
      </summary>
      <div className="reveal-panel">{children}</div>
    </details>
  );
}
