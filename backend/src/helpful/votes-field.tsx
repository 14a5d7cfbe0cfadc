import { asksWhetherHelpful } from "@pcf/contract/page-vote";
import type { UIFieldServerComponent } from "payload";
import { votesList } from "./votes-list.ts";
import { latelySaid } from "./votes-of-pages.ts";

const copy = {
  title: "Was it helpful?",
  said: (yes: number, no: number) =>
    `In this month and the two before, ${yes} ${yes === 1 ? "reader" : "readers"} said yes, ${no} no.`,
  nobody: "In this month and the two before, no reader has answered.",
  all: "All pages",
} as const;

/** Beside the text of a page: what readers said of it lately. Pages that do not ask say nothing. */
export const VotesField: UIFieldServerComponent = async ({ data, payload, req }) => {
  const page: unknown = data?.uri;
  if (typeof page !== "string" || !asksWhetherHelpful(page) || !votesList.isFor({ req })) return null;
  const { yes, no } = await latelySaid(payload, page, new Date());
  return (
    <section className="field-type ui" style={{ marginTop: "var(--base)" }} aria-label={copy.title}>
      <p>
        <strong>{copy.title}</strong>
      </p>
      <p>{yes + no > 0 ? copy.said(yes, no) : copy.nobody}</p>
      <p>
        <a href={payload.config.routes.admin + votesList.path}>{copy.all}</a>
      </p>
    </section>
  );
};
