import type { ReturnedForm } from "@pcf/contract/forms/form-return";
import { createContext } from "react-router";

/** Given for the one request that posted the form (`server/posted-form.ts`), and never for what is kept. */
export const returnedFormContext = createContext<ReturnedForm | null>(null);
