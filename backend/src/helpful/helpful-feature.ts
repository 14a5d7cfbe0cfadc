import type { CollectionConfig } from "payload";
import { listFileEndpoint } from "../office/lists/list-file.ts";
import { feature } from "../platform/feature.ts";
import { heldVotes } from "./held-votes.ts";
import { pageVotes } from "./page-votes.ts";
import { voteEndpoint } from "./vote-endpoint.ts";
import { todayVotes, votesList } from "./votes-list.ts";

/** Beside the text of a page: what readers said of it. */
const saysWhetherHelpful = (pages: CollectionConfig): CollectionConfig => ({
  ...pages,
  fields: [
    ...pages.fields,
    {
      name: "votes",
      type: "ui",
      admin: {
        position: "sidebar",
        disableListColumn: true,
        components: { Field: "/helpful/votes-field.tsx#VotesField" },
      },
    },
  ],
});

/** "Was this page helpful?": counted by page and month, with nobody behind it. */
export const helpfulFeature = feature({
  collections: [pageVotes],
  endpoints: [voteEndpoint, listFileEndpoint(votesList)],
  logActions: [
    {
      value: "page-votes-exported",
      label: "Was it helpful: list taken away as a file",
      area: "content",
    },
  ],
  holds: [heldVotes],
  adds: { collections: { pages: saysWhetherHelpful } },
  admin: {
    screens: [
      {
        path: votesList.path,
        title: "Was it helpful?",
        menu: "Office",
        help: "Was it helpful?",
        isFor: votesList.isFor,
        Component: "/office/lists/list-screen.tsx#ListScreen",
      },
    ],
    today: [todayVotes],
  },
});
