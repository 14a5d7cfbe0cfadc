import { longDay } from "@pcf/contract/long-day";
import type { AdminViewServerProps, Payload } from "payload";
import { OfficePage } from "../../../office/office-page.tsx";
import { readContent } from "../../uses/read-content.ts";
import { factsDue, missingFacts } from "../facts-due.ts";
import { factsScreen } from "../today-facts.ts";

const copy = {
  none: "Every number is within its day, and every text finds its numbers.",
  due: "Past their day",
  how: "Look in the source whether the number still holds. Then write the new value, or only the new days, and publish. Every text that uses it follows.",
  looksAfter: (owner: string, day: string) => `to be checked by ${day}; ${owner} looks after it`,
  missing: "Texts with a gap",
  gap: "These texts name a fact that is not published, and readers see nothing in its place. Publish the fact, or take its name out of the text.",
} as const;

async function Facts({ payload }: { payload: Payload }) {
  const due = await factsDue(payload, new Date());
  const missing = missingFacts(await readContent({ payload }));
  const { admin } = payload.config.routes;
  if (due.length + missing.length === 0) return <p>{copy.none}</p>;
  return (
    <>
      {due.length > 0 && (
        <section className="office__section">
          <h2>{copy.due}</h2>
          <p>{copy.how}</p>
          <ul>
            {due.map(({ id, title, value, owner, reviewBy }) => (
              <li key={id}>
                <a href={`${admin}/collections/facts/${id}`}>{`${value}: ${title}`}</a>,{" "}
                {copy.looksAfter(owner, longDay(reviewBy))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && (
        <section className="office__section">
          <h2>{copy.missing}</h2>
          <p>{copy.gap}</p>
          <ul>
            {missing.map(({ where, path, tokens }) => (
              <li key={path}>
                <a href={admin + path}>{where}</a>: {tokens.join(", ")}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** `/admin/numbers-to-check`: facts past their day, and texts that name one which is not there. */
export const FactsScreen = (view: AdminViewServerProps) => (
  <OfficePage view={view} path={factsScreen.path}>
    <Facts payload={view.initPageResult.req.payload} />
  </OfficePage>
);
