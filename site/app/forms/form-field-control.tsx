import type { FieldOption, FormDefinition } from "@pcf/contract/forms/form-definition";
import { CheckboxField, ChoiceGroup } from "~/ui/field/choice-group";
import { SelectField } from "~/ui/field/select-field";
import { TextField } from "~/ui/field/text-field";
import { TextareaField } from "~/ui/field/textarea-field";
import { formCopy as copy } from "./forms-copy";

export const fieldId = (form: FormDefinition, field: string) => `${form.name}-${field}`;

/** What a page offers; `text` stands below the label where there is room for it. */
export type OfferedOption = FieldOption & { text?: string };

type FormFieldControlProps = {
  form: FormDefinition;
  name: string;
  error: string | undefined;
  /** What the page knows the answers to be: of a list without options of its own, or a few days instead of any. */
  options?: readonly OfferedOption[] | undefined;
  /** What was typed before, one text a field, where the form came back. */
  answers?: Readonly<Record<string, string>> | undefined;
  /** A `tick` that is ticked from the start. */
  ticked?: boolean | undefined;
  /** Which of the options that send the same an answer chooses. */
  ofSame?: "first" | "last";
};

const typeOf = { text: "text", email: "email", phone: "tel" } as const;

/** One field of a form as its definition says. A label of what is required ends with an asterisk. */
export function FormFieldControl({
  form,
  name,
  error,
  answers,
  ticked,
  ofSame,
  options: offered,
}: FormFieldControlProps) {
  const field = form.fields[name];
  if (!field) return null;
  const required = "required" in field && field.required === true;
  const label = required ? copy.requiredLabel(field.label) : field.label;
  const id = fieldId(form, name);
  const common = { name, id, required, error };
  const answer = answers?.[name];
  const typed = answer === undefined ? {} : { defaultValue: answer };
  const chosen = answer === undefined ? {} : { defaultValues: answer.split(",") };
  switch (field.kind) {
    case "text":
    case "email":
    case "phone": {
      const { autoComplete, width } = field;
      if (field.kind === "text" && field.list)
        return (
          <SelectField
            {...common}
            {...typed}
            {...{ label, autoComplete }}
            placeholder={field.empty}
            options={field.list.map((value) => ({ value, label: value }))}
          />
        );
      const type = typeOf[field.kind];
      return <TextField {...common} {...typed} {...{ label, autoComplete, width, type }} />;
    }
    case "day":
    case "time": {
      const { width = "medium" } = field;
      if (offered) return <SelectField {...common} {...typed} label={label} options={offered} />;
      const type = field.kind === "day" ? "date" : "time";
      return <TextField {...common} {...typed} {...{ label, width, type }} />;
    }
    case "long-text":
      return <TextareaField {...common} {...typed} label={label} rows={field.rows} />;
    case "one-of": {
      const { look, empty, autoComplete, hint } = field;
      const options = offered ?? field.options;
      if (look === "row")
        return (
          <ChoiceGroup
            {...{ name, id, error, hint, look, options, ofSame }}
            {...chosen}
            legend={label}
            inputProps={{ required }}
          />
        );
      if (required || !empty)
        return (
          <SelectField
            {...common}
            {...typed}
            {...{ label, hint, options, autoComplete }}
            placeholder={empty}
          />
        );
      return (
        <SelectField
          {...common}
          {...{ label, hint, autoComplete }}
          defaultValue={answer ?? ""}
          options={[{ value: "", label: empty }, ...options]}
        />
      );
    }
    case "any-of": {
      const options = offered ?? field.options;
      if (options.length === 0) return null;
      return (
        <ChoiceGroup
          {...{ name, id, error }}
          {...chosen}
          legend={label}
          type="checkbox"
          hint={field.hint}
          options={options}
        />
      );
    }
    case "tick":
      return (
        <CheckboxField
          {...common}
          label={label}
          value={field.value}
          // A box that is not ticked sends nothing.
          defaultChecked={answers ? answer === field.value : ticked}
        />
      );
  }
}
