const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Our number of one attempt to charge: at most 50 characters of letters, digits and `-`, unique for ever. It is what
 * a donor reads to the office, so letters that look like digits are left out. Only its last ten characters reach the
 * gateway's reports, and those ten alone are unique.
 */
export const orderIdPattern = /^D\d{6}-[0-9A-HJKMNP-TV-Z]{10}$/;

const tailLength = 10;

/** The order id of a day (`YYYY-MM-DD`) whose last ten characters are these bytes, of which there are ten or more. */
export function orderIdFrom(day: string, bytes: Uint8Array): string {
  const tail = Array.from(bytes.subarray(0, tailLength), (byte) => alphabet[byte % alphabet.length]).join("");
  return `D${day.slice(2).replaceAll("-", "")}-${tail}`;
}

/** A new order id of a day (`YYYY-MM-DD`). */
export const createOrderId = (day: string): string =>
  orderIdFrom(day, crypto.getRandomValues(new Uint8Array(tailLength)));

/** The end of an order id by which the gateway's reports know it. */
export const orderEnd = (orderId: string): string => orderId.slice(-tailLength);
