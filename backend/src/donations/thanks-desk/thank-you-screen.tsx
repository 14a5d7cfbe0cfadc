import Link from "next/link.js";
import { notFound } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { ActButton } from "../../office/act-button.tsx";
import { OfficePage } from "../../office/office-page.tsx";
import type { ThankYouText as TextRow } from "../../payload-types.ts";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import {
  isThankYouMail,
  nothingTyped,
  placeholders,
  type ThankYouMailName,
  textInForce,
  thankYouMail,
  thankYouMails,
} from "../thanks/thank-you-mails.ts";
import { savedTexts, wordsOf } from "../thanks/thank-you-texts.ts";
import { TextEditor } from "./text-editor.tsx";
import "./thank-you.css";

const copy = {
  list: "Thank-you texts",
  about:
    "What our mails thank donors with, in your words. The lines that a tax receipt or a charge needs stay as they are, whatever you write.",
  mail: "Mail",
  when: "When it goes out",
  now: "What it says now",
  shipped: "The text it came with",
  saved: (by: string, at: string) => `Changed by ${by} on ${at}`,
  earlier: "Earlier texts",
  noEarlier: "There is none yet. Each text that you save stays here, so that you can go back to it.",
  inForce: "In force",
  back: "Use this again",
  backFull: (at: string) => `Use this again: the text of ${at}`,
  backAsk: (at: string) => `Use the text of ${at} again?`,
  backAbout: "Mails of this kind have it from now on. The text that is in force now stays in this list.",
  backYes: "Yes, use it",
} as const;

const isShipped = (row: TextRow | undefined) => !row || Object.values(wordsOf(row)).every((part) => !part);

/** `/admin/thank-you-texts`: the mails that thank donors. */
export async function ThankYouScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const frame = { view, path: "/thank-you-texts" } as const;
  if (!staffWhoMay("thank-you-edit")({ req })) return <OfficePage {...frame}>{null}</OfficePage>;
  const { admin } = req.payload.config.routes;
  const names = Object.keys(thankYouMails) as ThankYouMailName[];
  const newest = await Promise.all(
    names.map(async (name) => ({ name, row: (await savedTexts(req.payload, name))[0] })),
  );
  return (
    <OfficePage {...frame}>
      <p>{copy.about}</p>
      <div className="office__wide">
        <table className="office__table">
          <thead>
            <tr>
              {[copy.mail, copy.when, copy.now].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newest.map(({ name, row }) => (
              <tr key={name}>
                <td>
                  <Link prefetch={false} href={`${admin}/thank-you-texts/${name}`}>
                    {thankYouMail(name).title}
                  </Link>
                </td>
                <td>{thankYouMail(name).when}</td>
                <td>
                  {row && !isShipped(row)
                    ? copy.saved(row.savedBy, shownMoment(row.createdAt))
                    : copy.shipped}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </OfficePage>
  );
}

/** `/admin/thank-you-texts/MAIL`: one text beside the mail as a donor gets it. */
export async function ThankYouTextScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const frame = {
    view,
    path: "/thank-you-texts/:mail" as const,
    trail: [{ label: copy.list, path: "/thank-you-texts" }],
  } satisfies Partial<Parameters<typeof OfficePage>[0]>;
  if (!staffWhoMay("thank-you-edit")({ req })) return <OfficePage {...frame}>{null}</OfficePage>;
  const name = view.params?.segments?.[1];
  if (!isThankYouMail(name)) notFound();
  const { title, when, shipped, stays, placeholders: known } = thankYouMail(name);
  const { api } = req.payload.config.routes;
  const rows = await savedTexts(req.payload, name);
  const [newest] = rows;
  return (
    <OfficePage {...frame} title={title}>
      <p>{when}</p>
      <TextEditor
        key={newest?.id ?? "shipped"}
        url={`${api}/thank-you/${name}`}
        text={textInForce(name, newest ? wordsOf(newest) : nothingTyped)}
        shipped={shipped}
        placeholders={known.map((each) => ({ name: each, words: placeholders[each] }))}
        stays={stays}
      />
      <section className="office__section" aria-labelledby="earlier">
        <h2 id="earlier">{copy.earlier}</h2>
        {rows.length === 0 ? <p>{copy.noEarlier}</p> : <Earlier name={name} rows={rows} api={api} />}
      </section>
    </OfficePage>
  );
}

const Earlier = ({ name, rows, api }: { name: ThankYouMailName; rows: TextRow[]; api: string }) => (
  <ul className="thank-you__earlier">
    {rows.map((row, at) => {
      const moment = shownMoment(row.createdAt);
      const { subject, opening, closing } = textInForce(name, wordsOf(row));
      return (
        <li key={row.id}>
          <p>
            {copy.saved(row.savedBy, moment)}
            {isShipped(row) && `. ${copy.shipped}`}
          </p>
          <blockquote>{[subject, opening, closing].filter(Boolean).join("\n\n")}</blockquote>
          {at === 0 ? (
            <span className="office__state" data-tone="good">
              {copy.inForce}
            </span>
          ) : (
            <ActButton
              api={api}
              to={`/thank-you/${name}/put-back`}
              body={{ id: row.id }}
              label={copy.back}
              fullLabel={copy.backFull(moment)}
              ask={{ question: copy.backAsk(moment), about: [copy.backAbout], yes: copy.backYes }}
            />
          )}
        </li>
      );
    })}
  </ul>
);
