import { Heart } from "lucide-react";
import type { Examples } from "~/ui/examples";
import { Button, ButtonLink } from "./button";

export const buttonExamples: Examples = {
  title: "Button",
  examples: {
    variants: () => (
      <div className="example-row">
        <Button>Send request</Button>
        <Button variant="secondary">Find a group</Button>
        <Button variant="quiet">Start again</Button>
        <ButtonLink href="/ways-to-give/donate" variant="donate" icon={<Heart aria-hidden="true" />}>
          Donate
        </ButtonLink>
        <Button disabled>Please wait</Button>
      </div>
    ),
    sizes: () => (
      <div className="example-row">
        <Button size="small">Small</Button>
        <Button>Normal</Button>
        <Button size="large">Large</Button>
      </div>
    ),
    "on a coloured section": () => (
      <div data-tone="night" className="example-row example-padded">
        <Button>Send request</Button>
        <Button variant="secondary">Find a group</Button>
        <Button variant="donate">Donate</Button>
      </div>
    ),
  },
};
