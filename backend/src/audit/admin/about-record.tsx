import type { UIFieldServerComponent } from "payload";
import { copy } from "./audit-copy.ts";
import { RecordOfLine } from "./record-of-line.tsx";

/** On a line of its own: the record that it is about. */
export const AboutRecord: UIFieldServerComponent = ({ data, payload }) => (
  <p className="field-type">
    {copy.about}: <RecordOfLine line={data} payload={payload} />
  </p>
);
