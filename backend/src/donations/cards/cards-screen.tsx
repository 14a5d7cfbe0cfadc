import Link from "next/link.js";
import type { AdminViewServerProps } from "payload";
import { staffWho } from "../../access/staff.ts";
import { ActButton } from "../../office/act-button.tsx";
import { OfficePage } from "../../office/office-page.tsx";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import type { CardRow } from "./card-row.ts";
import { cardsToMailWords, cardsWords } from "./card-row.ts";
import { cardRuns, mailedCards, openCards } from "./find-cards.ts";
import "./cards.css";

const copy = {
  all: "All cards, with search",
  open: "To mail",
  mailed: "Mailed in the last 30 days",
  print: "Print all cards",
  envelopes: "Print all envelopes",
  mark: "Mark all as mailed",
  markAsk: (count: number) => `Mark ${cardsWords(count)} as mailed?`,
  markAbout: "It can be taken back here.",
  markYes: "Yes, they are in the mail",
  run: (count: number, at: string) => `${cardsWords(count)}, marked as mailed on ${at}`,
  back: "Take back",
  backFull: (name: string) => `Take back the card for ${name}`,
  backAsk: (count: number) => `Put ${cardsWords(count)} back to what is to mail?`,
  backAbout: "Nobody is told by mail.",
  backYes: "Yes, take back",
  one: "Mailed",
  oneFull: (name: string) => `Mark the card for ${name} as mailed`,
  printOne: "Print",
  envelopeOne: "Envelope",
  asked: (at: string) => `asked for on ${at}`,
  noAddress: "There is no address: ask the donor.",
  givenBack: "This gift has been given back: ask before you mail the card.",
  order: "Order number",
  to: "To",
  message: "Message",
  from: "From",
  about: "About",
  none: "No card is to be mailed.",
} as const;

/** `/admin/cards`: printed cards that go with gifts, those to mail first. */
export async function CardsScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const frame = { view, path: "/cards" } as const;
  if (!staffWho("read", "cards-to-mail")({ req })) return <OfficePage {...frame}>{null}</OfficePage>;
  const { payload } = req;
  const { admin, api } = payload.config.routes;
  const now = new Date();
  const [open, mailed, runs] = await Promise.all([
    openCards(payload),
    mailedCards(payload, now),
    cardRuns(payload, now),
  ]);
  const mayMark = staffWho("update", "cards-to-mail")({ req });
  const each = { admin, api, mayMark };
  return (
    <OfficePage
      {...frame}
      actions={
        <Link prefetch={false} href={`${admin}/cards/all`}>
          {copy.all}
        </Link>
      }
    >
      <section aria-labelledby="cards-open" className="cards__part">
        <h2 id="cards-open">{open.length > 0 ? cardsToMailWords(open.length) : copy.open}</h2>
        {open.length > 0 ? (
          <div className="cards__actions">
            <a className="office__button" href={`${admin}/cards/print`} target="_blank" rel="noreferrer">
              {copy.print}
            </a>
            <a className="office__button" href={`${admin}/cards/envelopes`} target="_blank" rel="noreferrer">
              {copy.envelopes}
            </a>
            {mayMark && (
              <ActButton
                primary
                api={api}
                to="/cards/mailed"
                body={{ ids: open.map(({ id }) => id) }}
                label={copy.mark}
                ask={{
                  question: copy.markAsk(open.length),
                  about: [copy.markAbout],
                  yes: copy.markYes,
                }}
              />
            )}
          </div>
        ) : (
          <p>{copy.none}</p>
        )}
        <Cards cards={open} {...each} />
      </section>
      {mailed.length > 0 && (
        <section aria-labelledby="cards-mailed" className="cards__part">
          <h2 id="cards-mailed">{copy.mailed}</h2>
          <ul className="cards__runs">
            {runs.map(({ at, count }) => (
              <li key={at}>
                {copy.run(count, shownMoment(at))}
                {mayMark && (
                  <ActButton
                    api={api}
                    to="/cards/take-back"
                    body={{ mailedOn: at }}
                    label={copy.back}
                    ask={{ question: copy.backAsk(count), about: [copy.backAbout], yes: copy.backYes }}
                  />
                )}
              </li>
            ))}
          </ul>
          <Cards cards={mailed} {...each} />
        </section>
      )}
    </OfficePage>
  );
}

type CardsProps = { admin: string; api: string; mayMark: boolean };

const Cards = ({ cards, ...each }: CardsProps & { cards: readonly CardRow[] }) => (
  <ul className="cards__list">
    {cards.map((card) => (
      <li key={card.id}>
        <Card card={card} {...each} />
      </li>
    ))}
  </ul>
);

function Card({ card, admin, api, mayMark }: CardsProps & { card: CardRow }) {
  const { id, orderId, donationId, recipient, lines, hasAddress, mailed, isGivenBack } = card;
  const name = recipient || orderId;
  return (
    <article className="cards__card" aria-label={name}>
      <dl>
        <dt>{copy.to}</dt>
        <dd className="cards__lines">
          {lines.join("\n")}
          {!hasAddress && <strong>{copy.noAddress}</strong>}
        </dd>
        <dt>{copy.about}</dt>
        <dd>{card.sentence}</dd>
        {card.message && (
          <>
            <dt>{copy.message}</dt>
            <dd className="cards__lines">{card.message}</dd>
          </>
        )}
        <dt>{copy.from}</dt>
        <dd>{card.sender}</dd>
        <dt>{copy.order}</dt>
        <dd>
          <Link prefetch={false} href={`${admin}/gifts/${donationId}`}>
            {orderId}
          </Link>
          , {copy.asked(shownMoment(card.createdAt))}
        </dd>
      </dl>
      {isGivenBack && (
        <p>
          <span className="office__state" data-tone="waits">
            {copy.givenBack}
          </span>
        </p>
      )}
      <div className="cards__actions">
        <a href={`${admin}/cards/print?card=${id}`} target="_blank" rel="noreferrer">
          {copy.printOne}
        </a>
        <a href={`${admin}/cards/envelopes?card=${id}`} target="_blank" rel="noreferrer">
          {copy.envelopeOne}
        </a>
        {mayMark && (
          <ActButton
            api={api}
            to={mailed ? "/cards/take-back" : "/cards/mailed"}
            body={mailed ? { id } : { ids: [id] }}
            label={mailed ? copy.back : copy.one}
            fullLabel={mailed ? copy.backFull(name) : copy.oneFull(name)}
          />
        )}
      </div>
    </article>
  );
}
