import { type AskPage, acts } from "@pcf/contract/donation/my-gifts";
import { Alert } from "~/ui/alert/alert";
import { myGiftsCopy } from "./my-gifts-copy";
import { SentForm } from "./sent-form";
import { TypedField } from "./typed-field";

const copy = myGiftsCopy.check;

/** "Did my gift go through?", with its answer above what was asked. */
export function CheckForm({ checked }: Pick<AskPage, "checked">) {
  const form = checked ?? { typed: {}, wrong: {}, answer: null };
  const answer = form.answer && myGiftsCopy.answers[form.answer];
  return (
    <section id={copy.id} className="my-gifts-part stack" aria-labelledby={`${copy.id}-title`}>
      <h2 id={`${copy.id}-title`}>{copy.title}</h2>
      {answer ? (
        <Alert tone={answer.tone} title={answer.title} role="status">
          {answer.text}
        </Alert>
      ) : (
        <p>{copy.intro}</p>
      )}
      <SentForm act={acts.check} button={copy.send} look={{ variant: "secondary" }} place={copy.id}>
        <TypedField
          sent={form}
          name="reference"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={copy.reference}
          hint={copy.referenceHint}
        />
        <TypedField
          sent={form}
          name="email"
          id="check-email"
          type="email"
          autoComplete="email"
          label={myGiftsCopy.email}
          hint={myGiftsCopy.emailHint}
        />
      </SentForm>
    </section>
  );
}
