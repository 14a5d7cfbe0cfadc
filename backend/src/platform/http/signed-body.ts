import { createSignatureCheck } from "@pcf/contract/signed-hook";
import type { PayloadRequest } from "payload";
import type { z } from "zod";
import { env } from "../../env.ts";
import { readBody } from "./read-body.ts";

type Read<Message> = { message: Message } | { error: string; status: 400 | 401 | 413 };

/**
 * Reads messages that are signed with HOOK_SECRET: of at most `limitBytes`, and of the schema's shape. 401 for a signature
 * that is wrong, older or newer than five minutes, or sent before.
 */
export function signedBodies<Message>(schema: z.ZodType<Message>, limitBytes: number) {
  const signatureFault = createSignatureCheck();
  return async ({ headers, body: stream }: PayloadRequest): Promise<Read<Message>> => {
    const body = (await readBody(stream, limitBytes))?.toString("utf8");
    if (body === undefined) return { error: "too_large", status: 413 };
    const header = (name: string) => headers.get(name);
    const fault = await signatureFault({ body, header }, env.HOOK_SECRET, Date.now());
    if (fault) return { error: fault, status: 401 };
    const read = schema.safeParse(jsonOf(body));
    return read.success ? { message: read.data } : { error: "not_as_agreed", status: 400 };
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
