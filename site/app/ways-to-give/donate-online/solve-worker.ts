import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { handler } from "altcha-lib/workers/shared";

// Answers what solveChallengeWorkers asks. The library's own worker for this algorithm is written for Node.
handler({ deriveKey });
