import type * as z from "zod/mini";

/**
 * One JSON value in this browser's local storage. What does not fit `schema` counts as absent, and a browser that
 * refuses storage (private windows, full disk) only forgets.
 */
export function deviceStore<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  return {
    read(): z.output<Schema> | undefined {
      try {
        const text = localStorage.getItem(key);
        if (text === null) return undefined;
        const parsed = schema.safeParse(JSON.parse(text));
        return parsed.success ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
    write(value: z.input<Schema>): void {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Nothing depends on it: the form works on without a draft.
      }
    },
    clear(): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}
