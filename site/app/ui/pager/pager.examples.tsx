import type { Examples } from "~/ui/examples";
import { Pager } from "./pager";

const href = (page: number) => `/search?value=psa&page=${page}`;
const words = (label: string) => ({
  label,
  previous: "Prev",
  next: "Next",
  page: (page: number) => `Page ${page}`,
});

export const pagerExamples: Examples = {
  title: "Pager",
  examples: {
    "in the middle of many": () => <Pager page={5} pages={12} href={href} words={words("Results")} />,
    "first of three": () => <Pager page={1} pages={3} href={href} words={words("More results")} />,
  },
};
