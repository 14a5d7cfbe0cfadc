const address = /([^\s@<>(),;:"]+)@([^\s@<>(),;:"]+)/g;

const masked = (local: string, domain: string) => `${[...local][0]}…@${domain}`;

/** `jane@example.com` as `j…@…`: a domain of one's own names the person too. For lines about somebody who is erased. */
export const namelessAddress = (mail: string): string =>
  mail.replace(address, (_whole, local: string) => masked(local, "…"));

/** `jane@example.com` as `j…@example.com`: enough to tell two apart, too little to write to. */
export const maskedAddress = (mail: string): string =>
  mail.replace(address, (_whole, local: string, domain: string) => masked(local, domain));
