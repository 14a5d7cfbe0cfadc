/** Somebody's words, set large. */
export function Quote({ text, attribution }: { text: string; attribution?: string }) {
  return (
    <figure className="quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {attribution && <figcaption>{attribution}</figcaption>}
    </figure>
  );
}
