import { type AskPage, actField, type acts } from "@pcf/contract/donation/my-gifts";
import { givingUrls } from "@pcf/contract/urls";
import type { FormEvent, ReactNode } from "react";
import { Button, type ButtonLook } from "~/ui/button/button";
import { TextField, type TextFieldProps } from "~/ui/field/text-field";
import { myGiftsCopy } from "./my-gifts-copy";

type ActionFormProps = {
  act: (typeof acts)[keyof typeof acts];
  button: string;
  look?: ButtonLook;
  /** Where on the page its answer is shown. */
  place?: string;
  className?: string | undefined;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children?: ReactNode;
};

/** A form of the page. The answer is a page of its own, so that it works with and without a script. */
export function ActionForm({ act, button, look, place, className, onSubmit, children }: ActionFormProps) {
  const action = place ? `${givingUrls.myGifts}#${place}` : givingUrls.myGifts;
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      className={className ? `stack ${className}` : "stack"}
      noValidate
      onSubmit={onSubmit}
    >
      {children}
      <div className="giving-actions">
        <Button type="submit" name={actField} value={act} {...look}>
          {button}
        </Button>
      </div>
    </form>
  );
}

type TypedFieldProps = Omit<TextFieldProps, "name"> & {
  name: string;
  /** What was typed and is wrong, of its form. */
  sent: AskPage["asked"];
};

/** What a field says is wrong is a word for which there is a sentence here, or already the form's own sentence. */
const wordsOf: Record<string, Record<string, string>> = myGiftsCopy.wrong;

/** A field with what was typed into it, and what is wrong with it. The first wrong one of a form has the focus. */
export function TypedField({ sent, name, ...field }: TypedFieldProps) {
  const wrong = sent.wrong[name];
  const words = wordsOf[name] ?? {};
  return (
    <TextField
      name={name}
      defaultValue={sent.typed[name]}
      error={wrong && (words[wrong] ?? wrong)}
      // Only after a try to send, when the page was loaded to fix this: there is nothing else to read first.
      autoFocus={wrong !== undefined && Object.keys(sent.wrong)[0] === name}
      required
      {...field}
    />
  );
}
