import { clientFolder } from "./site-build.ts";

/** Runs a server until the process is asked to stop. What keeps it from starting is said in one line, exit code 1. */
export async function runUntilStopped(start: () => Promise<{ stop: () => Promise<void> }>): Promise<void> {
  const site = await start().catch((error: unknown) => {
    console.error(faultLine(error));
    process.exit(1);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void site.stop().then(() => process.exit(0)));
  }
}

/** Why a start ended, in one line. */
export function faultLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE" && "port" in error) {
    return `PORT: ${String(error.port)} is taken by another program`;
  }
  if ("code" in error && (error.code === "ERR_MODULE_NOT_FOUND" || isOfBuild(error))) {
    return "The site is not built yet: run `npm start`, or `npm run build -w site`";
  }
  return error.message;
}

const isOfBuild = (error: Error) =>
  "code" in error && error.code === "ENOENT" && "path" in error && `${error.path}`.startsWith(clientFolder);
