import type { FieldProblem, FormOutcome } from "./send-form";

/** `attempt` counts failed attempts, so that the summary takes the focus again at each. */
export type FormState = {
  phase: "editing" | "submitting" | "sent" | "refused" | "unreachable" | "unknown";
  problems: readonly FieldProblem[];
  reference: string | undefined;
  attempt: number;
};

export type FormEvent =
  | { kind: "checked"; problems: FieldProblem[] }
  | { kind: "submitted" }
  | { kind: "closed" }
  | FormOutcome;

export const untouchedForm: FormState = {
  phase: "editing",
  problems: [],
  reference: undefined,
  attempt: 0,
};

/** The life of a posted form: editing → submitting → sent, or back to editing with what has to be corrected. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case "checked":
    case "invalid":
      return { ...state, phase: "editing", problems: event.problems, attempt: state.attempt + 1 };
    case "submitted":
      return { ...state, phase: "submitting", problems: [] };
    case "sent":
      return { ...state, phase: "sent", problems: [], reference: event.reference };
    case "refused":
    case "unreachable":
    case "unknown":
      return { ...state, phase: event.kind, attempt: state.attempt + 1 };
    case "closed":
      // What the browser posted by itself before is over too.
      return { ...untouchedForm, attempt: state.attempt + 1 };
  }
}
