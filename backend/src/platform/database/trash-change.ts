type Trashable = { deletedAt?: unknown } | undefined;

/** Whether a save puts a document into the trash, brings it back, or neither. */
export function trashChange(now: Trashable, before: Trashable): "trashed" | "brought back" | undefined {
  if (Boolean(now?.deletedAt) === Boolean(before?.deletedAt)) return undefined;
  return now?.deletedAt ? "trashed" : "brought back";
}
