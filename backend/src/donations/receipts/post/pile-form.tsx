"use client";

import { useState } from "react";
import { ActButton } from "../../../office/act-button.tsx";
import { labelSheets, sheetNames } from "../../../platform/post/labels/label-sheets.ts";
import { receiptsWords } from "./post-words.ts";
import "./post.css";

const copy = {
  print: "Print the letters",
  printHint:
    "A page with address and thanks, then the receipt. Folded in three, the address stands in the window of a No. 10 envelope.",
  first: "First free label of the sheet",
  mark: "Mark as posted",
  markAsk: (count: number) => `Mark ${receiptsWords(count)} as posted?`,
  markAbout: "It can be taken back below.",
  markYes: "Yes, they are in the post",
  chosen: (count: number, all: number) => `${count} of ${all} chosen`,
  choose: "Choose",
  all: "All",
  allOf: "Choose all of the list",
  one: (serial: string, name: string) => `Choose receipt ${serial} for ${name}`,
  number: "Receipt",
  donor: "Donor",
  address: "Address",
  noAddress: "There is no address",
  look: "See the donor",
  amount: "Amount",
  since: "Since",
  why: "Why",
  table: "Receipts that wait for the post",
} as const;

type PileRow = Record<"serial" | "name" | "amount" | "since" | "why" | "receipt" | "donor", string> & {
  id: number;
  address: string[];
};

/** The pile, all of it chosen at first: what is chosen is printed, and marked as posted. */
export function PileForm({ api, rows }: { api: string; rows: PileRow[] }) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const ids = rows.map(({ id }) => id).filter((id) => !left.has(id));
  const choose = (id: number, isChosen: boolean) =>
    setLeft((before) => {
      const after = new Set(before);
      if (isChosen) after.delete(id);
      else after.add(id);
      return after;
    });
  return (
    <form className="post" action={`${api}/receipt-post/letters`} target="_blank" rel="noopener">
      <div className="post__acts office__fields">
        <button type="submit" className="office__button" disabled={ids.length === 0}>
          {copy.print}
        </button>
        {sheetNames.toReversed().map((name) => (
          <button
            key={name}
            type="submit"
            name="sheet"
            value={name}
            formAction={`${api}/receipt-post/labels`}
            className="office__button"
            disabled={ids.length === 0}
          >
            {labelSheets[name].words}
          </button>
        ))}
        <label>
          <span>{copy.first}</span>
          <input type="number" name="first" min={1} max={30} defaultValue={1} />
        </label>
        {ids.length > 0 && (
          <ActButton
            primary
            api={api}
            to="/receipt-post/posted"
            body={{ ids }}
            label={copy.mark}
            ask={{ question: copy.markAsk(ids.length), about: [copy.markAbout], yes: copy.markYes }}
          />
        )}
      </div>
      <p>{copy.printHint}</p>
      <p role="status">{copy.chosen(ids.length, rows.length)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls sideways has to be reached by the keyboard. */}
      <section className="office__wide" aria-label={copy.table} tabIndex={0}>
        <table className="office__table">
          <thead>
            <tr>
              <th scope="col">
                <label className="post__choose">
                  <input
                    type="checkbox"
                    aria-label={copy.allOf}
                    checked={left.size === 0}
                    onChange={({ target }) =>
                      setLeft(new Set(target.checked ? [] : rows.map(({ id }) => id)))
                    }
                  />
                  {copy.all}
                </label>
              </th>
              {[copy.number, copy.donor, copy.address].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col" data-number>
                {copy.amount}
              </th>
              {[copy.since, copy.why].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <input
                    type="checkbox"
                    name="id"
                    value={row.id}
                    aria-label={copy.one(row.serial, row.name)}
                    checked={!left.has(row.id)}
                    onChange={({ target }) => choose(row.id, target.checked)}
                  />
                </td>
                <td>
                  <a href={row.receipt}>{row.serial}</a>
                </td>
                <td>
                  <a href={row.donor}>{row.name}</a>
                </td>
                <td>
                  {row.address.length > 0 ? (
                    <address>{row.address.join("\n")}</address>
                  ) : (
                    <>
                      <span className="office__state" data-tone="waits">
                        {copy.noAddress}
                      </span>{" "}
                      <a href={row.donor}>{copy.look}</a>
                    </>
                  )}
                </td>
                <td data-number>{row.amount}</td>
                <td>{row.since}</td>
                <td>{row.why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </form>
  );
}
