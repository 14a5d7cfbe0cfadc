import { type FieldProblem, type FormContract, requiredFields } from "./form-answers";
import { formCopy as copy } from "./forms-copy";

/** What the parts of one form are given, so that ids are the form's own and errors stand beside their fields. */
export type FormFields = {
  /** For `TextField`, `TextareaField`, `SelectField`, `CheckboxField`. Marks required fields with an asterisk. */
  field: (
    name: string,
    label: string,
  ) => { name: string; id: string; label: string; required: boolean; error: string | undefined };
  /** For `ChoiceGroup` and `RadioCards`. */
  choices: (
    name: string,
    legend: string,
  ) => {
    name: string;
    id: string;
    legend: string;
    inputProps: { required: boolean };
    error: string | undefined;
  };
};

/** Labels of the fields that were drawn, by name: the error summary calls each field by its label. */
export type FieldLabels = Map<string, string>;

export const fieldId = (formName: string, field: string) => `${formName}-${field}`;

export function formFields(
  form: FormContract,
  formName: string,
  problems: readonly FieldProblem[],
  labels: FieldLabels,
): FormFields {
  const needed = requiredFields(form);
  const of = (name: string) => ({
    name,
    id: fieldId(formName, name),
    error: problems.find((problem) => problem.field === name)?.message,
  });
  const words = (name: string, label: string) => {
    labels.set(name, label);
    return needed.has(name) ? copy.requiredLabel(label) : label;
  };
  return {
    field: (name, label) => ({ ...of(name), label: words(name, label), required: needed.has(name) }),
    choices: (name, legend) => ({
      ...of(name),
      legend: words(name, legend),
      inputProps: { required: needed.has(name) },
    }),
  };
}
