import type * as z from "zod/mini";

/** What a browser that refuses storage could not take: known to this page until it is left. */
const unstored = new Map<string, string>();

/**
 * One JSON value in this browser's local storage. What does not fit `schema` counts as absent. A browser that refuses
 * storage (cookies switched off, full disk) forgets when the page is left, so that a gift still ends on its outcome page.
 */
export function deviceStore<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  return {
    read(): z.output<Schema> | undefined {
      try {
        const text = stored(key);
        if (text === null) return undefined;
        const parsed = schema.safeParse(JSON.parse(text));
        return parsed.success ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
    /** Whether the browser took it, so that it is still there when the page has been left. */
    write(value: z.input<Schema>): boolean {
      const text = JSON.stringify(value);
      try {
        localStorage.setItem(key, text);
        unstored.delete(key);
        return true;
      } catch {
        unstored.set(key, text);
        return false;
      }
    },
    clear(): void {
      unstored.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // Then nothing is stored either.
      }
    },
  };
}

function stored(key: string): string | null {
  const text = unstored.get(key);
  return text === undefined ? localStorage.getItem(key) : text;
}
