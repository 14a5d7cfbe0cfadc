import { type FormReturn, type ReturnedForm, readFormReturn } from "@pcf/contract/forms/form-return";
import { useLocation } from "react-router";
import { useOptionalSite } from "~/shell/site";

/**
 * What became of the form `number` when the browser posted it by itself: with what was typed where it was not taken, else
 * as the page's address says, in the sentences that `messageOf` has for what is wrong. Undefined for a form that has not been posted so.
 */
export function useFormReturn(
  number: number,
  messageOf: Parameters<typeof readFormReturn>[2],
): (FormReturn & Partial<ReturnedForm>) | undefined {
  const { key, search } = useLocation();
  const returned = useOptionalSite()?.returnedForm;
  // The data of the root stays while the reader goes on to other pages; the answer belongs to the page that was loaded.
  if (returned?.number === number && key === "default") return returned;
  return readFormReturn(number, new URLSearchParams(search), messageOf);
}
