import { z } from "zod";
import { textOrEmpty } from "./media.ts";

/** HTML as staff wrote it. Nothing shows it before the site has sanitised it. */
export const staffHtml = z.string().brand<"StaffHtml">();
/** The same where it may be left out: none is the empty text. */
export const optionalStaffHtml = textOrEmpty.brand<"StaffHtml">();

export type StaffHtml = z.output<typeof staffHtml>;

/** HTML that may be put into a page. Only the site's sanitiser and `content/html/safe-html.ts` make it. */
export type SafeHtml = string & z.$brand<"SafeHtml">;

/** What visitors may see of a value: each HTML of staff in it sanitised, all else the same. */
export type WithSafeHtml<Value> = Value extends StaffHtml
  ? SafeHtml
  : Value extends object
    ? { [Key in keyof Value]: WithSafeHtml<Value[Key]> }
    : Value;
