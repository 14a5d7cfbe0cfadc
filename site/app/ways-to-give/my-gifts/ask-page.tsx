import { type AskPage as Asked, acts } from "@pcf/contract/donation/my-gifts";
import { Alert } from "~/ui/alert/alert";
import { OutcomePage } from "../outcome-page";
import { CheckForm } from "./check-form";
import { myGiftsCopy as copy } from "./my-gifts-copy";
import { SentForm } from "./sent-form";
import { TypedField } from "./typed-field";

/** Offers a link to a donor who is not signed in, and answers whether a gift went through. */
export function AskPage({ page: { notice, asked, checked } }: { page: Asked }) {
  const words = notice && copy.notices[notice];
  return (
    <OutcomePage title={words?.title ?? copy.title}>
      {words ? (
        <Alert tone={notice === "sent" || notice === "signed-out" ? "good" : "warn"}>{words.text}</Alert>
      ) : (
        <p className="lead">{copy.intro}</p>
      )}
      <SentForm act={acts.ask} button={copy.send}>
        <TypedField
          sent={asked}
          name="email"
          id="link-email"
          type="email"
          autoComplete="email"
          label={copy.email}
          hint={copy.emailHint}
        />
        <p>{copy.once}</p>
      </SentForm>
      <CheckForm checked={checked} />
    </OutcomePage>
  );
}
