import { choice } from "../../fields/choice.ts";
import { href } from "../../fields/href.ts";
import { pageBlock } from "./page-block.ts";

export const callToAction = pageBlock("callToAction", {
  labels: { singular: "Call to action", plural: "Calls to action" },
  fields: [
    { name: "title", type: "text", required: true },
    { name: "text", type: "textarea" },
    { name: "label", type: "text", label: "Words on the button", required: true },
    href("href", { required: true }),
    choice("tone", [
      { value: "calm", label: "Calm" },
      { value: "donate", label: "Donate (red; for giving only)" },
    ]),
  ],
});
