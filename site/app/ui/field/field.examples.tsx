import type { Examples } from "~/ui/examples";
import { CheckboxField, ChoiceGroup, RadioCards } from "./choice-group";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";
import { TextareaField } from "./textarea-field";

export const fieldExamples: Examples = {
  title: "Field set",
  examples: {
    "text, email, telephone": () => (
      <>
        <TextField label="Full name" name="example-name" autoComplete="name" error="Enter your full name" />
        <TextField
          label="Email address"
          name="example-email"
          type="email"
          hint="We use it only to answer you."
        />
        <TextField label="Telephone" name="example-tel" type="tel" optional width="medium" />
        <TextField label="Other amount" name="example-amount" prefix="$" inputMode="decimal" width="short" />
      </>
    ),
    "text area with a counter": () => (
      <TextareaField
        label="Your message"
        name="example-message"
        limit={250}
        defaultValue="Thinking of you."
      />
    ),
    select: () => (
      <SelectField
        label="Province"
        name="example-province"
        placeholder="Choose a province"
        options={[
          { value: "BC", label: "British Columbia" },
          { value: "ON", label: "Ontario" },
        ]}
      />
    ),
    checkbox: () => (
      <CheckboxField
        label="Send me news by email"
        name="example-news"
        hint="About once a month."
        defaultChecked
      />
    ),
    "yes or no": () => (
      <ChoiceGroup
        legend="Do you plan to return to work?"
        name="example-work"
        look="row"
        options={[
          { value: "YES", label: "Yes" },
          { value: "NO", label: "No" },
        ]}
        error="Choose yes or no"
      />
    ),
    "several answers": () => (
      <ChoiceGroup
        legend="What would you like to help with?"
        name="example-help"
        type="checkbox"
        options={[
          { value: "a", label: "Support groups" },
          { value: "b", label: "Events", text: "Walks, rides and paddles" },
        ]}
      />
    ),
    "radio cards": () => (
      <RadioCards
        legend="How would you like to give?"
        name="example-kind"
        defaultValues={["single"]}
        options={[
          { value: "single", label: "Once", text: "A single gift today" },
          { value: "monthly", label: "Monthly", text: "On the 15th of each month" },
        ]}
      />
    ),
    tiles: () => (
      <RadioCards
        legend="Amount"
        name="example-tile"
        look="tiles"
        defaultValues={["50"]}
        options={["25", "50", "100"].map((value) => ({ value, label: `$${value}` }))}
      />
    ),
  },
};
