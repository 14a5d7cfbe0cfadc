import { APIError, type PayloadRequest } from "payload";
import type { z } from "zod";
import { trimmedOf } from "../database/column-values.ts";
import { isId } from "../http/guarded-operations.ts";
import { typedProblems } from "./typed-by-staff.ts";

/** The id in the path of a request (`:id`); null where what stands there is none. */
export function idInPath({ routeParams }: PayloadRequest): number | null {
  const written = String(routeParams?.id);
  return isId(written) ? Number(written) : null;
}

/** What the address of a screen says under one of its names, 200 letters at most; empty where it says none, or several. */
export const textInAddress = (value: unknown): string => trimmedOf(value).slice(0, 200);

/**
 * What the body of a request of staff says, JSON of this schema.
 *
 * @throws APIError 400 with `problem`, else with everything that is wrong in the words of the schema.
 */
export async function sentByStaff<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
  problem?: string,
): Promise<z.output<Schema>> {
  const sent: unknown = await req.json?.().catch(() => ({}));
  const read = schema.safeParse(sent ?? {});
  if (!read.success) throw new APIError(problem ?? typedProblems(read.error), 400);
  return read.data;
}

/** The problem of what only a screen of ours sends, and nobody types. */
export const unreadable = "This cannot be read";
