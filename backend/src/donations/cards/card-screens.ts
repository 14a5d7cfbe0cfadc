import { staffWho } from "../../access/staff.ts";
import type { Screen } from "../../platform/screen.ts";
import { cardsList } from "./cards-list.ts";

const isFor = staffWho("read", "cards-to-mail");

/** The screens of printed cards; the two that are printed stand without the menu of the office. */
export const cardScreens: Screen[] = [
  {
    path: "/cards",
    title: "Cards to mail",
    help: "Cards, printed and by email",
    menu: "Giving",
    isFor,
    Component: "/donations/cards/cards-screen.tsx#CardsScreen",
  },
  {
    path: cardsList.path,
    title: "All cards",
    isFor,
    Component: "/office/lists/list-screen.tsx#ListScreen",
  },
  {
    path: "/cards/print",
    title: "Cards to print",
    isFor,
    Component: "/donations/cards/printed-cards.tsx#PrintCardsScreen",
  },
  {
    path: "/cards/envelopes",
    title: "Envelopes to print",
    isFor,
    Component: "/donations/cards/printed-cards.tsx#EnvelopesScreen",
  },
];
