import type { Payload } from "payload";
import { type Role, roles } from "../access/roles.ts";

const password = "a long password of the tests";

/** Makes one member of staff of each role, and answers what each signs requests with. */
export async function staffTokens(payload: Payload): Promise<Map<Role, string>> {
  const tokens = new Map<Role, string>();
  for (const { value } of roles) {
    const email = `${value}@foundation.example`;
    await payload.create({
      collection: "users",
      data: { email, password, name: value, role: value, mustChangePassword: false },
    });
    const { token } = await payload.login({ collection: "users", data: { email, password } });
    tokens.set(value, token ?? "");
  }
  return tokens;
}
