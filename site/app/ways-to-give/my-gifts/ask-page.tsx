import { type AskPage as AskPageData, acts } from "@pcf/contract/donation/my-gifts";
import { Alert } from "~/ui/alert/alert";
import { OutcomePage } from "../outcome-page";
import { ActionForm, TypedField } from "./action-form";
import { myGiftsCopy as copy } from "./my-gifts-copy";

const { check } = copy;

/** Offers a link to a donor who is not signed in, and answers whether a gift went through. */
export function AskPage({ page: { notice, asked, checked } }: { page: AskPageData }) {
  const words = notice && copy.notices[notice];
  return (
    <OutcomePage title={words?.title ?? copy.title}>
      {words ? (
        <Alert tone={notice === "sent" || notice === "signed-out" ? "good" : "warn"}>{words.text}</Alert>
      ) : (
        <p className="lead">{copy.intro}</p>
      )}
      <ActionForm act={acts.ask} button={copy.send}>
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
      </ActionForm>
      <CheckForm checked={checked} />
    </OutcomePage>
  );
}

/** "Did my gift go through?", with its answer above what was asked. */
function CheckForm({ checked }: Pick<AskPageData, "checked">) {
  const form = checked ?? { typed: {}, wrong: {}, answer: null };
  const answer = form.answer && copy.answers[form.answer];
  return (
    <section id={check.id} className="my-gifts-part stack" aria-labelledby={`${check.id}-title`}>
      <h2 id={`${check.id}-title`}>{check.title}</h2>
      {answer ? (
        <Alert tone={answer.tone} title={answer.title} role="status">
          {answer.text}
        </Alert>
      ) : (
        <p>{check.intro}</p>
      )}
      <ActionForm act={acts.check} button={check.send} look={{ variant: "secondary" }} place={check.id}>
        <TypedField
          sent={form}
          name="reference"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={check.reference}
          hint={check.referenceHint}
        />
        <TypedField
          sent={form}
          name="email"
          id="check-email"
          type="email"
          autoComplete="email"
          label={copy.email}
          hint={copy.emailHint}
        />
      </ActionForm>
    </section>
  );
}
