import * as z from "zod/mini";
import { formMessages } from "./form-messages.ts";

const longestLine = 250;
const longestText = 5_000;

const trimmed = (most: number) => z.string().check(z.trim(), z.maxLength(most, formMessages.tooLong(most)));

export const requiredText = (most = longestLine) =>
  z.pipe(trimmed(most), z.string().check(z.minLength(1, formMessages.required)));

/** Missing and empty are the same: an empty text. */
export const optionalText = (most = longestLine) => z._default(trimmed(most), "");

export const longText = () => optionalText(longestText);

/** An address as people type it: blanks around it are dropped. Empty is "required", anything else must be an address. */
export const requiredEmail = z.pipe(requiredText(), z.string().check(z.email(formMessages.email)));

const phonePattern = /^[+()\d\s.\-x]*\d[+()\d\s.\-x]*$/i;
const enoughDigits = (text: string) => text.replace(/\D/g, "").length >= 7;
const isPhone = (text: string) => phonePattern.test(text) && enoughDigits(text);

export const requiredPhone = z.pipe(
  requiredText(50),
  z.string().check(z.refine(isPhone, formMessages.phone)),
);

export const optionalPhone = z.pipe(
  optionalText(50),
  z.string().check(z.refine((text) => text === "" || isPhone(text), formMessages.phone)),
);

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, formMessages.choice);

/** Several choices, joined by commas on the wire. */
export const severalOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.pipe(
    z.pipe(
      z._default(z.string(), ""),
      z.transform((text) =>
        text
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    z.array(oneOf(values)),
  );
