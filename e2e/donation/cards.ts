/**
 * Card numbers that the gateway's test store takes and refuses. Three declines of one card within half an hour, and the next
 * try is put off whoever makes it: each test that has a card declined has one of its own.
 */
export const cards = {
  good: "4242424242424242",
  another: "5191230192857309",
  refused: "4485621544903528",
  refusedForMonthly: "4355310002576375",
  refusedInOtherWindow: "4217048416210847",
};
