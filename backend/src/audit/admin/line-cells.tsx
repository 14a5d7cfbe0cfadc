import type { DefaultServerCellComponentProps, Payload, TextFieldServerComponent } from "payload";
import type { AuditLog } from "../../payload-types.ts";

const copy = { about: "About" } as const;

type Line = Partial<Pick<AuditLog, "onCollection" | "onId" | "label" | "action">>;

const nameOf = (label: unknown, slug: string) => (typeof label === "string" ? label : slug);

/** What a line is about, and the link to it where it still is. */
function RecordOfLine({ line, payload }: { line: Line; payload: Payload }) {
  const { onCollection: slug, onId: id, label, action } = line;
  if (!slug || !id) return label ? <span>{label}</span> : null;
  const { admin } = payload.config.routes;
  const global = payload.config.globals.find((each) => each.slug === slug);
  if (global) return <a href={`${admin}/globals/${slug}`}>{nameOf(global.label, slug)}</a>;
  const collection = payload.config.collections.find((each) => each.slug === slug);
  const words = `${nameOf(collection?.labels.singular, slug)} ${label ?? id}`;
  const gone = !collection || action?.endsWith("-deleted") || action?.endsWith("-removed");
  return gone ? <span>{words}</span> : <a href={`${admin}/collections/${slug}/${id}`}>{words}</a>;
}

/** In the list: what a line is about, in words that lead to it. */
export const AboutCell = ({ payload, rowData }: DefaultServerCellComponentProps) => (
  <RecordOfLine line={rowData} payload={payload} />
);

/** On a line of its own: the record that it is about. */
export const AboutRecord: TextFieldServerComponent = ({ data, payload }) => (
  <p className="field-type">
    {copy.about}: <RecordOfLine line={data} payload={payload} />
  </p>
);

/** In the list: the words, and nothing where there are none. */
export const DetailCell = ({ rowData }: DefaultServerCellComponentProps) => <span>{rowData.detail}</span>;
