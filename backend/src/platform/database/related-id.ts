/** The id in a relationship, whether the document was loaded with it or not. */
export const relatedId = (related: number | { id: number } | null | undefined): number | null =>
  typeof related === "object" ? (related?.id ?? null) : (related ?? null);
