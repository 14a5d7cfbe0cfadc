/** `npm run billing -- …`: the billing command of the backend. */
import { runBackendCommand } from "./backend-command.ts";

runBackendCommand("backend/src/commands/billing.ts");
