const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined;

/**
 * What a log may say of an error: its kind, its code and where it was thrown. Messages of database errors repeat the
 * values of the statement, which here are a donor's name and address.
 */
export function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    code: codeOf(error) ?? codeOf(error.cause),
    at: frames?.slice(0, 6).map((line) => line.trim()),
  };
}
