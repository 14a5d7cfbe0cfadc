const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Our number of one attempt to charge: at most 50 characters of letters, digits and `-`, unique for ever. It is what
 * a donor reads to the office, so letters that look like digits are left out. Only its last ten characters reach the
 * gateway's reports, and those ten alone are unique.
 */
export const orderIdPattern = /^D\d{6}-[0-9A-HJKMNP-TV-Z]{10}$/;

/** A new order id of a day (`YYYY-MM-DD`). */
export function createOrderId(day: string): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  const tail = Array.from(random, (byte) => alphabet[byte % alphabet.length]).join("");
  return `D${day.slice(2).replaceAll("-", "")}-${tail}`;
}
