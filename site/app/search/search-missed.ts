import { createContext } from "react-router";

/** The search page tells it the term of a search that finds nothing at all. */
export const searchMissedContext = createContext<(term: string) => void>(() => {});
