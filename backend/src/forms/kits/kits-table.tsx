import Link from "next/link.js";
import { ActButton } from "../../office/act-button.tsx";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import type { KitRow } from "./kit-row.ts";
import { earlierWords, kitsWords, languageWords, stateWords } from "./kit-words.ts";

const copy = {
  title: "Requests",
  columns: ["Name and address", "Kits", "For", "Comments", "Asked before", "State"],
  hasBook: "Says they have the book.",
  mailed: "Mailed",
  mailedFull: (name: string) => `Mark the kit of ${name} as mailed`,
  back: "Take back",
  backFull: (name: string) => `Take back the kit of ${name}`,
} as const;

type KitsTableProps = { kits: readonly KitRow[]; admin: string; api: string; mayMark: boolean };

/** The requests of a Wednesday as who packs them reads them. */
export const KitsTable = ({ kits, admin, api, mayMark }: KitsTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls sideways has to be reached by the keyboard.
  <section className="list__table" aria-label={copy.title} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {copy.columns.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kits.map((kit) => (
          <KitLine key={kit.id} kit={kit} admin={admin} api={api} mayMark={mayMark} />
        ))}
      </tbody>
    </table>
  </section>
);

type KitLineProps = Omit<KitsTableProps, "kits"> & { kit: KitRow };

function KitLine({ kit, admin, api, mayMark }: KitLineProps) {
  const { id, lines, name, quantity, isFrench, who, comment, hasBook, state, mailedAt } = kit;
  const isOpen = state === "new";
  return (
    <tr>
      <td>
        <Link prefetch={false} href={`${admin}/messages/${id}`}>
          {name}
        </Link>
        {lines.slice(1).map((line) => (
          <div key={line} className="kits__line">
            {line}
          </div>
        ))}
      </td>
      <td className="kits__kits">
        {kitsWords(quantity)}
        <div data-french={isFrench || undefined}>{languageWords(kit)}</div>
      </td>
      <td>{who}</td>
      <td className="kits__comment">{comment}</td>
      <td>
        {earlierWords(kit)}
        {hasBook && <div>{copy.hasBook}</div>}
      </td>
      <td className="kits__state">
        <span className="office__state" data-tone={isOpen ? "waits" : "good"}>
          {stateWords[state]}
        </span>
        {mailedAt && <div>{shownMoment(mailedAt)}</div>}
        {mayMark && (
          <ActButton
            // Another button, not the same with other words: a second press is not to take back what the first one did.
            key={state}
            api={api}
            to={isOpen ? "/kits/mailed" : "/kits/take-back"}
            body={{ id }}
            label={isOpen ? copy.mailed : copy.back}
            fullLabel={isOpen ? copy.mailedFull(name) : copy.backFull(name)}
          />
        )}
      </td>
    </tr>
  );
}
