import * as z from "zod/mini";
import { plainLine, plainLines } from "../plain-text.ts";
import { emailFault, longestEmail, plainEmail } from "../typed-email.ts";
import { typedPostalCode } from "../typed-postal-code.ts";
import { nameOfProvince, typedProvince } from "../typed-province.ts";
import { isTelephone, longestTelephone, plainTelephone } from "../typed-telephone.ts";
import type { FieldOption, FormField, FormFields } from "./form-definition.ts";
import { formMessages } from "./form-messages.ts";

const longestLine = 250;
const longestText = 5_000;

const plain = (most: number, made: (text: string) => string) =>
  z.string().check(z.overwrite(made), z.maxLength(most, formMessages.tooLong(most)));

const requiredText = (most = longestLine, made = plainLine) =>
  z.pipe(plain(most, made), z.string().check(z.minLength(1, formMessages.required)));

/** Missing and empty are the same: an empty text. */
const optionalText = (most = longestLine, made = plainLine) => z._default(plain(most, made), "");

/** An address as people type it. Empty is "required", anything else must be an address. */
const email = () =>
  z.pipe(
    requiredText(longestEmail, plainEmail),
    z.string().check(
      z.refine((text) => emailFault(text) !== "wrong", formMessages.email),
      z.refine((text) => emailFault(text) !== "letters", formMessages.emailLetters),
    ),
  );

const requiredPhone = () =>
  z.pipe(
    requiredText(longestTelephone, plainTelephone),
    z.string().check(z.refine(isTelephone, formMessages.phone)),
  );

const optionalPhone = () =>
  z.pipe(
    optionalText(longestTelephone, plainTelephone),
    z.string().check(z.refine((text) => text === "" || isTelephone(text), formMessages.phone)),
  );

const oneOf = (values: readonly string[]) => z.enum(values, formMessages.choice);
const valuesOf = (options: readonly FieldOption[]) => options.map(({ value }) => value);

const most = 100;

/** Several choices, joined by commas on the wire. */
const severalOf = (one: z.ZodMiniType<string, string>) =>
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
    z.array(one).check(z.maxLength(most, formMessages.choice)),
  );

/** What stands in the address of a page. */
const addressPart = () => z.string().check(z.regex(/^[\w-]{1,120}$/, formMessages.choice));

const isDay = (text: string) => z.safeParse(z.iso.date(), text).success;
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Browsers without a calendar or a clock of their own send what was typed. */
const textLike = (isRight: (text: string) => boolean, message: string, required = false) =>
  z.pipe(
    required ? requiredText() : optionalText(),
    z.string().check(z.refine((text) => (!required && text === "") || isRight(text), message)),
  );

const postalCodeComplaint = (text: string): string | undefined => {
  const { fault, mistaken } = typedPostalCode(text);
  if (!fault) return undefined;
  if (mistaken) return formMessages.postalMistaken(mistaken);
  return fault === "zip" ? formMessages.zip : formMessages.postalCode;
};

/** Kept as the post writes it: `V6B 1A1`. */
const canadianPostalCode = () =>
  z.pipe(
    z.pipe(
      requiredText(20),
      z.string().check(
        z.superRefine((text, context) => {
          const message = postalCodeComplaint(text);
          if (message) context.addIssue({ code: "custom", message });
        }),
      ),
    ),
    z.transform((text) => typedPostalCode(text).code ?? text),
  );

/** Kept by its name, in whichever way it was typed. */
const province = () =>
  z.pipe(
    z.pipe(
      requiredText(),
      z.string().check(z.refine((text) => typedProvince(text) !== undefined, formMessages.province)),
    ),
    z.transform(nameOfProvince),
  );

type Rule = z.ZodMiniType<string | string[]>;

function ruleOf(field: FormField): Rule {
  switch (field.kind) {
    case "text":
      if (field.only) return field.only === "province" ? province() : canadianPostalCode();
      return field.required ? requiredText(field.most) : optionalText(field.most);
    case "email":
      return email();
    case "phone":
      return field.required ? requiredPhone() : optionalPhone();
    case "day":
      return textLike(isDay, formMessages.day, field.required);
    case "time":
      return textLike(isTime, formMessages.time, field.required);
    case "long-text":
      return optionalText(longestText, plainLines);
    case "one-of": {
      if (field.open) return field.required ? requiredText() : optionalText();
      const values = valuesOf(field.options);
      return field.required ? oneOf(values) : z._default(oneOf(["", ...values]), "");
    }
    case "any-of":
      return severalOf(field.open ? addressPart() : oneOf(valuesOf(field.options)));
    case "tick": {
      const { value, otherwise } = field;
      // A box of which nothing is said when it is empty may send any word.
      return otherwise === undefined ? optionalText(10) : z._default(oneOf([value, otherwise]), otherwise);
    }
  }
}

/** The rules of a form's fields: takes what was posted, one text a field; gives a text or, for `any-of`, a list of texts. */
export const answersSchema = (fields: FormFields) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ruleOf(field)])));
