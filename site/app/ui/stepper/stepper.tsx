import { Check } from "lucide-react";
import { uiCopy } from "~/ui/ui-copy";
import "./stepper.css";

type StepperProps = {
  /** Name of the whole journey, for screen readers. */
  label: string;
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
};

/** Where the reader is in a journey of a few steps. It shows; it does not navigate. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <nav aria-label={label} className="stepper">
      <p className="stepper-here">
        {uiCopy.step(current + 1, steps.length)} <strong>{steps[current]}</strong>
      </p>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? "step" : undefined}
            data-state={index < current ? "done" : undefined}
          >
            <span className="stepper-mark">
              {index < current ? <Check aria-hidden="true" /> : <span>{index + 1}</span>}
            </span>
            <span className="stepper-name">
              {step}
              {index < current && <span className="sr-only"> ({uiCopy.completed})</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
