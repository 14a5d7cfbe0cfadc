import { isIP } from "node:net";
import { emailAddress } from "@pcf/contract/typed-email";

/** What can be kept from giving, with the words for staff. */
export const blockKinds = [
  { value: "email", label: "An email address" },
  { value: "email-domain", label: "All email addresses of a domain" },
  { value: "ip", label: "A network address" },
] as const;

export const kindOfBlock = (kind: string): string =>
  blockKinds.find(({ value }) => value === kind)?.label ?? "";

/** What is wrong with what is to be blocked, in words for who typed it; true where nothing is. */
export function blockedValueProblem(kind: unknown, value: unknown): string | true {
  const typed = typeof value === "string" ? value.trim() : "";
  if (typed === "") return "Say what is to be blocked.";
  if (kind === "ip") return isIP(typed) > 0 || "A network address looks like 203.0.113.7 or 2001:db8::7.";
  if (kind === "email")
    return (
      emailAddress.safeParse(typed).success || "This is no email address. Write it such as name@example.com."
    );
  return (
    emailAddress.safeParse(`a${typed.startsWith("@") ? typed : `@${typed}`}`).success ||
    "Write the domain such as example.com."
  );
}
