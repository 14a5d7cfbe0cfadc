type KeptByLibrary = {
  _payload?: Map<string, unknown>;
  /** There once the GraphQL endpoint has been loaded. */
  _payload_graphql?: { graphql: unknown; promise: unknown };
};

/**
 * Empties what the library keeps in globals for as long as the process lasts: its one application, and the GraphQL schema
 * made of that one's configuration. The next test file of the process makes its own.
 */
export function forgetKeptPayload(): void {
  const kept = globalThis as typeof globalThis & KeptByLibrary;
  kept._payload?.clear();
  if (kept._payload_graphql) Object.assign(kept._payload_graphql, { graphql: null, promise: null });
}
