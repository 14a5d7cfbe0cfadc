import { useId } from "react";

type ViewFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** A field for an address. Browsers neither complete nor remember it: it is somebody else's. */
export function ViewField({ label, value, onChange }: ViewFieldProps) {
  const id = useId();
  return (
    <div className="field-type text person-desk__field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
