import type { checkActs, GroupCheck } from "@pcf/contract/group-check";
import { createContext } from "react-router";

/** A form of the page that was not taken: which, with what was typed. */
export type UnsentCheck = { act: (typeof checkActs)[number]; link: string; correction: string };

/** What the backend answers to a leader's link, with its status; `check` is null while the backend is silent. */
export type ShownGroupCheck = {
  status: number;
  check: GroupCheck | null;
  unsent?: UnsentCheck | undefined;
};

/** Given for requests of the page's one address alone (`server/visitor/group-check.ts`), and never for cached pages. */
export const shownGroupCheckContext = createContext<ShownGroupCheck | null>(null);
