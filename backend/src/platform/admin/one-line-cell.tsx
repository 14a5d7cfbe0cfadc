/** A text in a list of records, cut where it is long; the record itself shows all of it. */
export function OneLineCell({ text }: { text: string }) {
  const most = 120;
  return <span>{text.length > most ? `${text.slice(0, most)}…` : text}</span>;
}
