import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import type { Examples } from "~/ui/examples";
import { PrevNext } from "~/ui/prev-next/prev-next";
import { Pager } from "./pager";

export const pagerExamples: Examples = {
  title: "Breadcrumb, pager, previous and next",
  examples: {
    breadcrumb: () => (
      <Breadcrumb
        label="You are here"
        trail={[
          { label: "Home", href: "/" },
          { label: "Get Support", href: "/get-support" },
          { label: "Reef Knot Kits", href: "/get-support/reef-knot-kits" },
        ]}
      />
    ),
    pager: () => (
      <Pager
        page={5}
        pages={12}
        href={(page) => `/search?value=psa&page=${page}`}
        words={{ label: "Results", previous: "Prev", next: "Next", page: (page) => `Page ${page}` }}
      />
    ),
    "previous and next": () => (
      <PrevNext
        previous={{ href: "/news/one", title: "Walking for a cure" }}
        next={{ href: "/news/two", title: "New research into gentler treatments" }}
        words={{ label: "More news", previous: "Prev", next: "Next" }}
      />
    ),
  },
};
