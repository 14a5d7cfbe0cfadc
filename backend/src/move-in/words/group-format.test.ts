import { describe, expect, test } from "vitest";
import { formatOf } from "./group-format.ts";
import { languagesOf } from "./group-languages.ts";

describe("how a group meets", () => {
  test.each([
    [{ where: "Richmond United Church hall\r\n575 Elm Road" }, "in-person"],
    [{ where: "Zoom" }, "online"],
    [{ where: "Online. Write to us for the link." }, "online"],
    [{ where: "By video or toll-free phone line; call for the number" }, "online"],
    [{ title: "Virtual group for all of Ontario" }, "online"],
    [{ where: "En ligne / online; the link is sent by email" }, "online"],
    [{ where: "By Zoom (waiting room opens at 6:45)" }, "online"],
    [{ where: "In person and on Zoom" }, "hybrid"],
    [{ where: "Hybrid" }, "hybrid"],
    [{ where: "Cedar Room, Harbour Hill Community Centre, and by video" }, "hybrid"],
    [{ where: "En personne ou par visioconférence" }, "hybrid"],
    [{ where: "575 Elm Road", when: "First Monday, in person only, no longer on Zoom" }, "in-person"],
    [{ where: "On Zoom, not in person for now" }, "online"],
    [{ where: "Legion Hall", note: "See our online calendar." }, "in-person"],
    [{ where: "St. Mary’s" }, "in-person"],
    [{ hasMap: true }, "in-person"],
  ])("%j is %s", (words, format) => {
    expect(formatOf({ hasMap: false, ...words })).toEqual({ format });
  });

  test("staff look at one that says nothing, and at one that meets online by a note alone", () => {
    expect(formatOf({ hasMap: false })).toEqual({ format: "in-person", guess: expect.any(String) });
    expect(formatOf({ hasMap: true, where: "575 Elm Road", note: "Zoom link on request" })).toEqual({
      format: "hybrid",
      guess: expect.any(String),
    });
  });
});

describe("what is spoken at the meetings", () => {
  test.each([
    [["Second Tuesday of every month", "<p>We talk and we listen.</p>"], ["English"]],
    [
      ["Le deuxième mardi du mois", "<p>Nous parlons et nous écoutons. Les femmes sont les bienvenues.</p>"],
      ["French"],
    ],
    [["Salle Champlain, Centre des loisirs", "<p>Come and talk with us. Tea is served.</p>"], ["English"]],
    [
      ["Nos rencontres sont bilingues", "<p>Groupe bilingue / bilingual group</p>"],
      ["English", "French"],
    ],
    [[undefined, ""], ["English"]],
  ])("%j", (texts, languages) => {
    expect(languagesOf({ texts })).toEqual(languages);
  });
});
