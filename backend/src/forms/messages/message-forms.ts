import { forms, type ListedForm } from "@pcf/contract/forms/forms";

/** Forms that wait for somebody of staff. Kits and offers to help have lists of their own. */
export const messageForms: readonly ListedForm[] = forms.filter(
  ({ name, waitsForStaff }) => waitsForStaff && name !== "kit" && name !== "volunteer",
);

/** How a form stands, in words of staff. */
export const stateWords = { new: "Unanswered", done: "Done", spam: "Spam" } as const;
export type MessageState = keyof typeof stateWords;

/** The buttons that lead to a state. */
export const stateButtons: Record<MessageState, string> = { new: "Open again", done: "Done", spam: "Spam" };

export const toneOf = (state: MessageState) =>
  ({ new: "waits", done: "good", spam: "off" })[state] as "waits" | "good" | "off";

/** What a form is called, by its name in the row. */
export const titleOf = (name: string): string => forms.find((form) => form.name === name)?.title ?? name;
