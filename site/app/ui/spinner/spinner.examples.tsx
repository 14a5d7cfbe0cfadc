import type { Examples } from "~/ui/examples";
import { Spinner } from "./spinner";

export const spinnerExamples: Examples = {
  title: "Spinner",
  examples: { small: () => <Spinner label="Sending" />, large: () => <Spinner large /> },
};
