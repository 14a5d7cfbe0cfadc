/** What is known of a gift, a line each: what it is, and what it says. */
export function GivingFacts({ facts }: { facts: readonly (readonly [what: string, says: string])[] }) {
  return (
    <dl className="facts">
      {facts.map(([what, says]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
