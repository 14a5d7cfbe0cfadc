import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const icons = { note: Info, good: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

type AlertProps = {
  tone?: keyof typeof icons;
  title?: string;
  /** `status` announces when it appears, `alert` interrupts; leave out for what is on the page from the start. */
  role?: "status" | "alert";
  children: ReactNode;
};

/** A message that stands out from the text around it. */
export function Alert({ tone = "note", title, role, children }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div role={role} className={`alert alert-${tone}`}>
      <Icon aria-hidden="true" />
      <div>
        {title && <p className="alert-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
