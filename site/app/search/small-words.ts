import { stemsOf } from "./words";

/** Words that say nothing of what somebody looks for, as their stems. */
export const smallWords: ReadonlySet<string> = new Set(
  stemsOf(
    `a about after again all also always am an and any anything are as at be became because become been being best but
     by came can cannot cant come could did didnt do does doesnt dont done else ever every everything feel feels feeling
     for from get gets getting give given go goes going good got had happen help helps happens has have having he her here hers him his how i id
     if ill im in into is isnt it its ive just keep keeps know let like likely long lot make makes many may me mean means
     might mine more most much must my near nearby need no nobody not now of off on one only or other our out over own
     please really say see seem she should so some something still such take tell than that the their them then there
     these they thing things think this those time to too up us use very want was way we went were what whats when where
     which while who whom whose why will with without work works would yes yet you your yours`,
  ),
);
