/** The site as built: `node server/main.ts`. */
import { readEnv } from "./env.ts";
import { clientFolder, readSiteBuild } from "./site-build.ts";
import { startSite } from "./start-site.ts";

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

function startFault(error: unknown, port: number): string {
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return `PORT: ${port} is taken by another program`;
  }
  return error instanceof Error ? error.message : String(error);
}

const env = (() => {
  try {
    return readEnv(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
})();
const build = await readSiteBuild().catch(() => fail("The site is not built: npm run build -w site"));
const site = await startSite(env, build, clientFolder).catch((error: unknown) =>
  fail(startFault(error, env.PORT)),
);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void site.stop().then(() => process.exit(0)));
}
