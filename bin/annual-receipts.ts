/** `npm run annual-receipts -- --year YYYY …`: the command of the backend for the receipts of a year. */
import { runBackendCommand } from "./backend-command.ts";

runBackendCommand("backend/src/commands/annual-receipts.ts");
