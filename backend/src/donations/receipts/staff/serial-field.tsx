import { FieldLabel } from "@payloadcms/ui";
import Link from "next/link.js";
import type { DefaultServerCellComponentProps, NumberFieldServerComponent } from "payload";
import { serialText } from "../receipt-facts.ts";

/** The number of a receipt in the list of all of its fields, where it leads to the receipt. */
export const SerialCell = ({ cellData, payload, rowData }: DefaultServerCellComponentProps) => (
  <Link prefetch={false} href={`${payload.config.routes.admin}/collections/receipts/${rowData.id}`}>
    {serialText(Number(cellData))}
  </Link>
);

/** The number of a receipt on its record, as it is printed. */
export const SerialField: NumberFieldServerComponent = ({ clientField, data, path }) => (
  <div className="field-type number">
    <FieldLabel as="span" label={clientField.label} path={path} />
    <p style={{ margin: 0 }}>{serialText(Number(data?.serial))}</p>
  </div>
);
