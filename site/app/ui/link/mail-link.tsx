/** A mail address to press. Where it is too long for its place it breaks after the @. */
export function MailLink({ address }: { address: string }) {
  const at = address.indexOf("@") + 1;
  return (
    <a href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
