import { z } from "zod";

/**
 * How a field is asked for in GraphQL where its schema does not say it: under another name than the reader's, or with a
 * selection of its own. `field.register(graphqlSelection, { … })` stands beside the schema.
 */
export const graphqlSelection = z.registry<{ name?: string; selection?: string }>();
