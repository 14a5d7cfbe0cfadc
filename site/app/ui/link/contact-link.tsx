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

/** The link that dials a number as people write it, such as "604-555-0142": Canadian where no country is named. */
export function telephoneHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, "");
  if (digits.startsWith("+")) return `tel:${digits}`;
  if (digits.length === 10) return `tel:+1${digits}`;
  if (digits.length === 11 && digits.startsWith("1")) return `tel:+${digits}`;
  return `tel:${digits}`;
}
