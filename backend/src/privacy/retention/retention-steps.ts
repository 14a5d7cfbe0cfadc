import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import type { Payload } from "payload";
import { mailKindsOf } from "../../platform/feature.ts";
import { formSteps } from "./form-steps.ts";
import { givingSteps } from "./giving-steps.ts";
import { mailSteps } from "./mail-steps.ts";
import { otherSteps } from "./other-steps.ts";
import type { RetentionStep } from "./retention-step.ts";
import { trashSteps } from "./trash-steps.ts";

/** Everything the daily job does, in its order: mails before what they are about. */
export const retentionSteps = ({ config }: Pick<Payload, "config">): RetentionStep[] => [
  ...mailSteps(mailKindsOf(config)),
  ...formSteps,
  ...givingSteps,
  ...otherSteps,
  ...trashSteps,
];

/** Kinds that live so shortly that the sweep of the donations removes them each minute, by the end in their rows. */
export const sweptKinds: RetentionKind[] = ["attempt-counters", "human-checks", "donor-sign-ins"];
