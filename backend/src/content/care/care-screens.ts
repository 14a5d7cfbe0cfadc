import type { Payload } from "payload";
import { editorsOnly } from "../../access/collection-access.ts";
import type { Screen } from "../../platform/screen.ts";
import type { TodaySource } from "../../platform/today-line.ts";
import { type MissingFact, missingFacts } from "../facts/facts-due.ts";
import { factsScreen } from "../facts/today-facts.ts";
import { readContent } from "../uses/read-content.ts";
import { type BrokenLink, brokenLinksIn } from "./broken-links.ts";
import { type UntoldPicture, type UnusedFile, untoldPictures, unusedFiles } from "./pictures.ts";

export const brokenLinksScreen: Screen = {
  path: "/broken-links",
  title: "Broken links",
  help: "What needs care",
  menu: "Office",
  isFor: editorsOnly,
  Component: "/content/care/admin/broken-links-screen.tsx#BrokenLinksScreen",
};

export const missingTextsScreen: Screen = {
  path: "/missing-alternative-texts",
  title: "Missing alternative texts",
  help: "What needs care",
  menu: "Office",
  isFor: editorsOnly,
  Component: "/content/care/admin/missing-texts-screen.tsx#MissingTextsScreen",
};

export const unusedMediaScreen: Screen = {
  path: "/unused-media",
  title: "Unused files",
  help: "What needs care",
  menu: "Office",
  isFor: editorsOnly,
  Component: "/content/care/admin/unused-media-screen.tsx#UnusedMediaScreen",
};

export const careScreens = [brokenLinksScreen, missingTextsScreen, unusedMediaScreen];

/** What of the content needs care, by one reading of all of it. */
export async function careOf(
  payload: Payload,
  now: Date,
): Promise<{ broken: BrokenLink[]; untold: UntoldPicture[]; unused: UnusedFile[]; missing: MissingFact[] }> {
  const documents = await readContent({ payload });
  return {
    broken: brokenLinksIn(documents),
    untold: untoldPictures(documents),
    unused: unusedFiles(documents, now),
    missing: missingFacts(documents),
  };
}

export const todayCare: TodaySource = {
  isFor: editorsOnly,
  quiet: "no broken link, missing alternative text, unused file or missing number",
  lines: async (payload, now) => {
    const { broken, untold, unused, missing } = await careOf(payload, now);
    const line = (count: number, one: string, many: string, path: Screen["path"]) => ({
      count,
      words: count === 1 ? `1 ${one}` : `${count} ${many}`,
      path,
    });
    return [
      line(
        broken.length,
        "link on the site leads nowhere",
        "links on the site lead nowhere",
        brokenLinksScreen.path,
      ),
      line(
        untold.length,
        "picture has no alternative text",
        "pictures have no alternative text",
        missingTextsScreen.path,
      ),
      line(unused.length, "file is used nowhere", "files are used nowhere", unusedMediaScreen.path),
      line(
        missing.length,
        "text names a number that is not published",
        "texts name numbers that are not published",
        factsScreen.path,
      ),
    ];
  },
};
