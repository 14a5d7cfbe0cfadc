import { z } from "zod";
import type { OldFaq } from "../old-items.ts";
import { postBasics, postSelection, postShape } from "./item-basics.ts";
import { anyText, choice, group } from "./loose-values.ts";
import type { Reading } from "./old-site.ts";

const schema = z.object({ ...postShape, content: anyText, faqItem: group({ category: choice }) });

export const faqs: Reading<OldFaq> = {
  ...{ list: "faqs", one: "faq" },
  where: "orderby: { field: MENU_ORDER, order: ASC }",
  selection: `${postSelection} content faqItem { category }`,
  read: (node, site, at) => {
    const item = schema.parse(node);
    const { category } = item.faqItem;
    return { ...postBasics("faqs", item, site), html: item.content, category, order: at };
  },
};
