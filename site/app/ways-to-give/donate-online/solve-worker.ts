// The library's worker answers the messages that solveChallengeWorkers sends.
import "altcha-lib/workers/pbkdf2";
