import type { ComponentProps, ReactNode } from "react";
import { uiCopy } from "~/ui/ui-copy";
import { describedBy, FieldError, type FieldWords } from "./field";

export type Choice = { value: string; label: ReactNode; text?: ReactNode; disabled?: boolean };

export type ChoiceGroupProps = {
  legend: string;
  name: string;
  /** `radio` one answer, `checkbox` any number. */
  type?: "radio" | "checkbox";
  /** `list` plain lines, `row` beside each other, `cards` large panels, `tiles` short panels such as amounts. */
  look?: "list" | "row" | "cards" | "tiles";
  options: readonly Choice[];
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  id?: string;
  /** Values chosen from the start (uncontrolled). */
  defaultValues?: readonly string[];
  /** Which of the options that send the same is chosen from the start. */
  ofSame?: "first" | "last";
  /** Values chosen now (controlled, with `inputProps.onChange`). */
  values?: readonly string[];
  /** Given to every input; react-hook-form's `register(name)` fits here. */
  inputProps?: ComponentProps<"input">;
};

function isChosenOfSame(options: readonly Choice[], index: number, ofSame: "first" | "last") {
  const same = ({ value }: Choice) => value === options[index]?.value;
  return (ofSame === "first" ? options.findIndex(same) : options.findLastIndex(same)) === index;
}

/** Radio buttons or checkboxes under one question. The first input's id is the group's id, for error summaries. */
export function ChoiceGroup({
  legend,
  name,
  type = "radio",
  look = "list",
  options,
  hint,
  error,
  optional,
  id = name,
  defaultValues,
  ofSame = "first",
  values,
  inputProps,
}: ChoiceGroupProps) {
  return (
    <fieldset
      className="field"
      data-invalid={error ? "" : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className="field-label">
        {legend}
        {optional && <span className="field-optional"> ({uiCopy.optional})</span>}
      </legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id} error={error} />}
      <div className={`choices choices-${look}`}>
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${index}`;
          return (
            // Two options may send the same.
            <label key={optionId} className="choice" htmlFor={optionId}>
              <input
                id={optionId}
                name={name}
                type={type}
                value={option.value}
                disabled={option.disabled}
                {...(defaultValues
                  ? {
                      defaultChecked:
                        defaultValues.includes(option.value) && isChosenOfSame(options, index, ofSame),
                    }
                  : {})}
                {...(values ? { checked: values.includes(option.value) } : {})}
                {...inputProps}
              />
              <span>
                <span className="choice-label">{option.label}</span>
                {option.text && <span className="choice-text">{option.text}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The radio buttons of one question as large panels. */
export function RadioCards(props: Omit<ChoiceGroupProps, "type" | "look"> & { look?: "cards" | "tiles" }) {
  return <ChoiceGroup look="cards" {...props} type="radio" />;
}

type CheckboxFieldProps = FieldWords & { name: string } & Omit<ComponentProps<"input">, "name" | "type">;

/** One yes-or-no box with its label beside it. */
export function CheckboxField({ label, hint, error, name, id = name, ...input }: CheckboxFieldProps) {
  return (
    <div className="field" data-invalid={error ? "" : undefined}>
      {error && <FieldError id={id} error={error} />}
      <div className="choice">
        <input
          id={id}
          name={name}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          {...input}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint && (
        <p className="field-hint choice-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
