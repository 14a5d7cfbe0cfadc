import { Button } from "@payloadcms/ui";
import { personCopy } from "./person-copy.ts";

/** The two ways to give somebody a copy of what is held on them. */
export function CopyForms({ api, email }: { api: string; email: string }) {
  return (
    <>
      <h2>{personCopy.export}</h2>
      <p>{personCopy.exportHint}</p>
      <div className="person-desk__copies">
        <CopyForm action={`${api}/readable`} email={email} label={personCopy.readable} newTab />
        <CopyForm action={`${api}/export`} email={email} label={personCopy.json} />
      </div>
    </>
  );
}

type CopyFormProps = { action: string; email: string; label: string; newTab?: boolean };

/** A plain form, so that the browser itself saves the file or opens the page, and the address stays out of its history. */
function CopyForm({ action, email, label, newTab = false }: CopyFormProps) {
  return (
    <form method="post" action={action} {...(newTab && { target: "_blank" })}>
      <input type="hidden" name="email" value={email} />
      <Button type="submit" buttonStyle="secondary">
        {label}
      </Button>
    </form>
  );
}
