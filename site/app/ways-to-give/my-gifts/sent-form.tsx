import { actField, type acts } from "@pcf/contract/donation/my-gifts";
import { givingUrls } from "@pcf/contract/urls";
import type { FormEvent, ReactNode } from "react";
import { Button, type ButtonLook } from "~/ui/button/button";

type SentFormProps = {
  act: (typeof acts)[keyof typeof acts];
  button: string;
  look?: ButtonLook;
  /** Where on the page its answer stands. */
  place?: string;
  className?: string | undefined;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children?: ReactNode;
};

/** A form of the page. The answer is a page of its own, so that it works with and without a script. */
export function SentForm({ act, button, look, place, className, onSubmit, children }: SentFormProps) {
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
