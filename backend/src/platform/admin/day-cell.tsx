import { FieldDescription, FieldLabel } from "@payloadcms/ui";
import type { DefaultServerCellComponentProps, TextFieldServerComponent } from "payload";
import { shownDay } from "./shown-moment.ts";

/** A day in a list. */
export const DayCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{typeof cellData === "string" ? shownDay(cellData) : ""}</span>
);

/** A day on its record, which staff only read; nothing where there is none. */
export const ReadDay: TextFieldServerComponent = ({ clientField, data, path }) => {
  const day: unknown = data?.[path];
  if (typeof day !== "string" || day === "") return null;
  return (
    <div className="field-type text">
      <FieldLabel as="span" label={clientField.label} path={path} />
      <p style={{ margin: 0 }}>{shownDay(day)}</p>
      <FieldDescription description={clientField.admin?.description} path={path} />
    </div>
  );
};
