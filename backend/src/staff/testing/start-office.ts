import type { Payload } from "payload";
import type { Role } from "../../access/roles.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload } from "../../testing/test-payload.ts";
import { fillOffice } from "./fill-office.ts";

export type Office = {
  payload: Payload;
  /** What each role signs its requests with. */
  tokens: Map<Role, string>;
  /** Of the rows of `fillOffice`. */
  ids: Map<string, string | number>;
  close(): Promise<void>;
};

/** The application with one member of staff of each role and a row of each of the office's collections, for tests of who may do what. */
export async function startOffice(): Promise<Office> {
  const { payload, close } = await startTestPayload();
  // Every refusal is told at length, and most of what is asked there is refused.
  payload.logger.level = "silent";
  const tokens = await staffTokens(payload);
  return { payload, tokens, ids: await fillOffice(payload), close };
}
