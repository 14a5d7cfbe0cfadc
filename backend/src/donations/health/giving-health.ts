import { env } from "../../env.ts";
import { countedStates, type HealthSource } from "../../platform/health/health-source.ts";
import { cardQuestionnaire } from "../gateway/configured-gateway.ts";
import { attackModeSwitch } from "../protection/attack-mode.ts";
import { declineCounters } from "../protection/protection-counters.ts";
import { signingFaults } from "../receipts/pdf/signing-faults.ts";
import { donationSecret } from "../record/donation-secret.ts";
import { overdueGiving } from "./overdue-giving.ts";

/** Of giving: what is late, whether receipts can be signed, and the numbers by which an attack and an outage show. */
export const givingHealth: HealthSource = {
  faults: signingFaults,
  overdue: overdueGiving,
  notice: () => cardQuestionnaire(env),
  gauges: [
    {
      name: "backend_gifts_open",
      help: "Gifts that are not settled: being sent, unknown, or held for a person",
      label: "state",
      reads: countedStates("donations", ["sending", "unknown", "held"]),
    },
    {
      name: "backend_attack_mode",
      help: "1 while staff have switched the attack mode on",
      reads(payload) {
        const attackMode = attackModeSwitch(payload);
        return async () => [{ value: (await attackMode()) ? 1 : 0 }];
      },
    },
    {
      name: "backend_declines_in_last_hour",
      help: "Declined cards of the whole form, by which its limits go",
      reads(payload) {
        const declines = declineCounters(payload, donationSecret("declines"));
        return async (now) => [{ value: await declines.ofForm(now) }];
      },
    },
  ],
};
