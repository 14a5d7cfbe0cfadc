/** The title that editors may give a block, with the id by which the table of contents finds it. */
export function BlockTitle({ id, title }: { id: string | undefined; title: string | undefined }) {
  return title ? (
    <h2 id={id} className="block-title">
      {title}
    </h2>
  ) : null;
}
