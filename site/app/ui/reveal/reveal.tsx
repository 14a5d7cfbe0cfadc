import type { ReactNode } from "react";

type RevealProps = {
  /** Words of the button. */
  label: string;
  /** Whose text it is, for screen readers. */
  title: string;
  children: ReactNode;
};

/** A text that shows over its card while the card is hovered (where the browser can), and stays when it is pressed. */
export function Reveal({ label, title, children }: RevealProps) {
  return (
    <details className="reveal">
      <summary>
        {label}
        <span className="sr-only">: {title}</span>
      </summary>
      <div className="reveal-panel">{children}</div>
    </details>
  );
}
