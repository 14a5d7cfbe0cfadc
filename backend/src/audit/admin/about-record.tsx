import type { TextFieldServerComponent } from "payload";
import { copy } from "./audit-copy.ts";
import { RecordOfLine } from "./record-of-line.tsx";

/** On a line of its own: the record that it is about. */
export const AboutRecord: TextFieldServerComponent = ({ data, payload }) => (
  <p className="field-type">
    {copy.about}: <RecordOfLine line={data} payload={payload} />
  </p>
);
