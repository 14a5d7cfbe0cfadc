import { staffWho } from "../../access/staff.ts";
import type { SearchSource } from "../../platform/search-source.ts";
import { foundAmong } from "../../platform/search-titles.ts";
import { readAccounts } from "./accounts.ts";

/** Colleagues, by name or address. */
export const searchAccounts: SearchSource = {
  name: "Accounts of staff",
  kind: "people",
  isFor: staffWho("read", "users"),
  find: async (payload, asked) => {
    const accounts = await readAccounts(payload);
    return foundAmong(
      accounts.map(({ id, name, email, roleLabel }) => ({
        title: name,
        about: `${email}, ${roleLabel}`,
        words: email,
        path: `/accounts/${id}` as const,
      })),
      asked,
    );
  },
};
