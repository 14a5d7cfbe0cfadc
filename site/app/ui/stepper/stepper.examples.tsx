import type { Examples } from "~/ui/examples";
import { Stepper } from "./stepper";

const steps = ["Amount", "Gift", "Your details", "Payment"];
export const stepperExamples: Examples = {
  title: "Stepper",
  examples: {
    first: () => <Stepper label="Donation" steps={steps} current={0} />,
    third: () => <Stepper label="Donation, later" steps={steps} current={2} />,
  },
};
