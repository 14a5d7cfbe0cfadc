import type { Payload } from "payload";
import { type AuditRecord, recordAction } from "./record-action.ts";

/**
 * Refusals say why; what any other error says may repeat a donor's data. A refusal is known by its shape: the built server
 * holds the library's class more than once.
 */
const reasonOf = (error: unknown): string =>
  error instanceof Error && "isPublic" in error
    ? `Not carried out: ${error.message}`
    : "Broke off with an error: look at the record for what became of it";

/**
 * Does what a member of staff decided, after it is written down that they did. The action may ask the gateway, so there is no
 * transaction around the two: of the ways in which a crash or a full disk may part them, a line about something that did not
 * happen does no harm, and money or a receipt changed by nobody does. So no line, no action; and a second line says when
 * nothing came of it.
 */
export async function recordThenAct<Result>(
  payload: Payload,
  record: AuditRecord,
  act: () => Promise<Result>,
): Promise<Result> {
  await recordAction(payload, record);
  try {
    return await act();
  } catch (error) {
    // The caller is to hear of the first error; a second one is in the log of the process.
    await recordAction(payload, { ...record, detail: reasonOf(error) }).catch(() => undefined);
    throw error;
  }
}
