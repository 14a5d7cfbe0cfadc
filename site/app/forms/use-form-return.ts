import type { ReturnedForm } from "@pcf/contract/forms/form-return";
import { useLocation } from "react-router";
import { useOptionalSite } from "~/content/site";

/** Of the page that was loaded, in the browser: each page has the footer's form, which calls this at once. */
let loadedKey: string | undefined;

/** What became of the form `number` when the browser posted it by itself; undefined for a form that has not been posted so. */
export function useFormReturn(number: number): ReturnedForm | undefined {
  const returned = useOptionalSite()?.returnedForm;
  const { key } = useLocation();
  if (!import.meta.env.SSR) loadedKey ??= key;
  // The data of the root stays while the reader goes on to other pages; the answer belongs to the page that was loaded.
  const isLoaded = import.meta.env.SSR || key === loadedKey;
  return isLoaded && returned?.number === number ? returned : undefined;
}
