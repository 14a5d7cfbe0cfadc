type TypedFieldProps = { label: string; value: string; onType: (value: string) => void; isAmount?: boolean };

/** A box of the admin into which staff type one line: a reason, a name, or an amount of money. */
export const TypedField = ({ label, value, onType, isAmount = false }: TypedFieldProps) => (
  <label className="field-type text" style={{ display: "grid", gap: 4, width: "100%" }}>
    {label}
    <input
      type="text"
      inputMode={isAmount ? "decimal" : undefined}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  </label>
);
