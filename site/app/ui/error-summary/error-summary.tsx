import { useEffect, useRef } from "react";
import { uiCopy } from "~/ui/ui-copy";

export type FormProblem = {
  /** Id of the control to go to; none for what concerns the whole form. */ field?: string;
  message: string;
};

type ErrorSummaryProps = {
  title?: string;
  problems: readonly FormProblem[];
  /** Changes with every failed attempt, so that the summary takes the focus again. */
  attempt?: number;
};

/** What has to be corrected, above the form. Takes the focus when it appears; each line leads to its field. */
export function ErrorSummary({ title = uiCopy.thereIsAProblem, problems, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves the focus here although nothing else changed.
  useEffect(() => {
    if (shown) ref.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            {field ? (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  const control = document.getElementById(field);
                  if (!control) return;
                  event.preventDefault();
                  control.focus();
                  control.closest(".field")?.scrollIntoView({ block: "start" });
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
