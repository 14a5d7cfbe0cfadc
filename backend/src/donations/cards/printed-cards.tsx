import { ecardSignature } from "@pcf/contract/donation/ecards";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";
import { staffWho } from "../../access/staff.ts";
import { readCompany } from "../../platform/company.ts";
import type { CardRow } from "./card-row.ts";
import { cardOf, openCards } from "./find-cards.ts";
import { PrintButton } from "./print-button.tsx";
import "./printed-cards.css";

const copy = {
  notAllowed: "Your role does not open this page.",
  none: "There is no card to print.",
  back: "Back to the cards",
  cards: "Cards to print",
  cardsHint:
    "Two to a sheet of US Letter, landscape, printed at 100 % and without margins; cut each sheet in the middle.",
  envelopes: "Envelopes to print",
  envelopesHint:
    "For envelopes of 9 by 6 inches, printed at 100 %. Without an address a card has no envelope.",
} as const;

type SheetProps = {
  view: AdminViewServerProps;
  title: string;
  hint: string;
  /** Of the paper. */
  paper: "11in 8.5in" | "9in 6in";
  draw: (cards: readonly CardRow[]) => ReactNode;
};

/** A page of its own, without the menu: what stands below its first lines is printed, and nothing else. */
async function Sheet({ view, title, hint, paper, draw }: SheetProps) {
  const { req } = view.initPageResult;
  const { admin } = req.payload.config.routes;
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/cards`)}`);
  if (!staffWho("read", "cards-to-mail")({ req })) return <p>{copy.notAllowed}</p>;
  const one = Number(view.searchParams?.card);
  const cards = one > 0 ? await cardOf(req.payload, one) : await openCards(req.payload);
  return (
    <main className="printed">
      <style>{`@page { size: ${paper}; margin: 0 }`}</style>
      <header className="printed__head">
        <h1>{title}</h1>
        <p>{hint}</p>
        <p>
          {cards.length > 0 && <PrintButton />} <a href={`${admin}/cards`}>{copy.back}</a>
        </p>
      </header>
      {cards.length > 0 ? draw(cards) : <p>{copy.none}</p>}
    </main>
  );
}

function PrintedCard({ card }: { card: CardRow | undefined }) {
  if (!card) return <div className="printed__card" />;
  const { sentence, message, sender } = card;
  return (
    <article className="printed__card">
      <p className="printed__sentence">{sentence}</p>
      {message && <p className="printed__message">{message}</p>}
      <p className="printed__signature">
        {ecardSignature}
        <br />
        <strong>{sender}</strong>
      </p>
      <p className="printed__foot">{readCompany().name}</p>
    </article>
  );
}

/** Cards two by two: the first sheet has the first two. */
const inPairs = (cards: readonly CardRow[]): [CardRow, CardRow | undefined][] =>
  cards.flatMap((card, at) =>
    at % 2 === 0 ? [[card, cards[at + 1]] as [CardRow, CardRow | undefined]] : [],
  );

/** `/admin/cards/print`: the cards themselves, all that are to mail or one (`?card=`). */
export const PrintCardsScreen = (view: AdminViewServerProps) => (
  <Sheet
    view={view}
    title={copy.cards}
    hint={copy.cardsHint}
    paper="11in 8.5in"
    draw={(cards) =>
      inPairs(cards).map(([left, right]) => (
        <div key={left.id} className="printed__sheet">
          <PrintedCard card={left} />
          <PrintedCard card={right} />
        </div>
      ))
    }
  />
);

/** `/admin/cards/envelopes`: the addresses alone, in the same order. */
export const EnvelopesScreen = (view: AdminViewServerProps) => (
  <Sheet
    view={view}
    title={copy.envelopes}
    hint={copy.envelopesHint}
    paper="9in 6in"
    draw={(cards) =>
      cards
        .filter(({ hasAddress }) => hasAddress)
        .map(({ id, lines }) => (
          <div key={id} className="printed__envelope">
            <address>{lines.join("\n")}</address>
          </div>
        ))
    }
  />
);
