import { emailFault, plainEmail } from "@pcf/contract/typed-email";
import { type Bringing, tell } from "./bringing.ts";
import type { About } from "./plan.ts";

/**
 * An address of a mailbox as it is kept. One that is none would keep its whole group or member off the site: it is left out, and
 * told with what was typed.
 */
export async function mailAddress(
  bringing: Bringing,
  about: About,
  typed: string | undefined,
): Promise<string | undefined> {
  const address = plainEmail((typed ?? "").trim().replace(/^mailto:/i, ""));
  if (!address) return undefined;
  if (emailFault(address) === undefined) return address;
  await tell(bringing, about, "left-out", `This is no mail address: ${address}`);
  return undefined;
}
