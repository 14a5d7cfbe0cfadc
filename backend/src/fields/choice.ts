import type { NumberField, TextField, Validate } from "payload";

export type ChoiceOption<Value extends string | number> = { value: Value; label: string };
type ChoiceSettings = {
  label?: string;
  required?: boolean;
  description?: string;
  sidebar?: boolean;
  defaultValue?: string;
};
type TextChoiceSettings = ChoiceSettings & {
  /** Asked of a value that is one of the list. */
  validate?: Validate<string>;
};

const choiceComponent = (options: readonly ChoiceOption<string | number>[]) => ({
  path: "/fields/admin/choice-field.tsx#ChoiceField",
  clientProps: { choices: options.map(({ value, label }) => ({ value: String(value), label })) },
});

const unknownChoice = "Choose one of the list.";

const isOneOf =
  (options: readonly ChoiceOption<string | number>[], required = false) =>
  (value: unknown) => {
    if (value === undefined || value === null || value === "") return required ? unknownChoice : true;
    return options.some((option) => option.value === value) || unknownChoice;
  };

/**
 * One of a closed list, drawn as a select. Stored as text: an enum of GraphQL could not carry values such as
 * `in-person` unchanged.
 */
export function choice(
  name: string,
  options: readonly ChoiceOption<string>[],
  { label, required, description, sidebar, defaultValue, validate }: TextChoiceSettings = {},
): TextField {
  const listed = isOneOf(options, required);
  return {
    name,
    type: "text",
    label,
    required,
    defaultValue,
    admin: {
      description,
      position: sidebar ? "sidebar" : undefined,
      components: { Field: choiceComponent(options) },
    },
    validate: (value: string | null | undefined, asked) => {
      const answer = listed(value);
      return answer === true && validate ? validate(value, asked) : answer;
    },
  } as TextField;
}

/** Like `choice`, for whole numbers. */
export function numberChoice(
  name: string,
  options: readonly ChoiceOption<number>[],
  { label, required, description, sidebar }: ChoiceSettings = {},
): NumberField {
  return {
    name,
    type: "number",
    label,
    required,
    admin: {
      description,
      position: sidebar ? "sidebar" : undefined,
      components: { Field: choiceComponent(options) },
    },
    validate: isOneOf(options, required),
  };
}
