import { exampleImage } from "~/ui/example-image";
import type { Examples } from "~/ui/examples";
import { Avatar } from "./avatar";

export const avatarExamples: Examples = {
  title: "Avatar",
  examples: {
    "initials and a portrait": () => (
      <p className="example-row">
        <Avatar name="Maria Lopez" size="small" />
        <Avatar name="Dr. Amrit Singh" />
        <Avatar name="Walter" size="large" image={exampleImage} />
      </p>
    ),
  },
};
