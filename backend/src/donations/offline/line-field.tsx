import type { FieldValues } from "./form-values.ts";

type LineProps = {
  name: string;
  label: string;
  values: FieldValues;
  hint?: string;
  isFirst?: boolean;
  list?: string;
};

/** A box for one line, of the kind that its name asks for. */
export function Line({ name, label, values, hint, isFirst, list }: LineProps) {
  return (
    <label className="offline__field">
      <span>{label}</span>
      <input
        type={name === "email" ? "email" : name === "valuedOn" ? "date" : "text"}
        name={name}
        defaultValue={values[name] ?? ""}
        inputMode={name === "amount" || name === "advantage" ? "decimal" : undefined}
        // biome-ignore lint/a11y/noAutofocus: The donor is chosen; what is typed next is known.
        autoFocus={isFirst}
        autoComplete="off"
        list={list}
      />
      {hint && <small>{hint}</small>}
    </label>
  );
}
