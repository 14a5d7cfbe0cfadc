import { readFileSync } from "node:fs";
import { z } from "zod";

const email = "administrator@foundation.example";
const password = "a password for the measurements";

const pagesSchema = z.object({
  docs: z.array(z.object({ id: z.number(), title: z.string(), uri: z.string() })).min(1),
});
const loginSchema = z.object({ token: z.string(), user: z.object({ id: z.number() }) });

async function ask(at: string, token: string | undefined, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(at, {
    method,
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `JWT ${token}` } : {}) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok)
    throw new Error(`${method} ${new URL(at).pathname}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Signs in as the administrator whose one-time password the first start has printed. */
async function signIn(api: string, logFile: string): Promise<string> {
  const oneTime = /one-time password: (\S+)/.exec(readFileSync(logFile, "utf8"))?.[1];
  if (!oneTime) throw new Error("the first start prints a one-time password");
  const login = (given: string) => ask(`${api}/users/login`, undefined, "POST", { email, password: given });
  const { token, user } = loginSchema.parse(await login(oneTime));
  await ask(`${api}/users/${user.id}`, token, "PATCH", { password, currentPassword: oneTime });
  return loginSchema.parse(await login(password)).token;
}

/** An editor who publishes a page of the sample content under a new title each time, which `publish` answers. */
export async function signedInEditor({ backendUrl, logFile }: { backendUrl: string; logFile: string }) {
  const api = `${backendUrl}/api`;
  const token = await signIn(api, logFile);
  const found = await ask(`${api}/pages?limit=1&depth=0&sort=id`, token, "GET");
  const page = pagesSchema.parse(found).docs[0];
  if (!page) throw new Error("the sample content has pages");
  let published = 0;
  return {
    uri: page.uri,
    async publish(): Promise<string> {
      const title = `${page.title} ${published}`;
      await ask(`${api}/pages/${page.id}`, token, "PATCH", { title, _status: "published" });
      published += 1;
      return title;
    },
  };
}

/** An editor who publishes again and again, until `stop`, which answers how often it was. */
export async function publishingEditor(system: { backendUrl: string; logFile: string }) {
  const { publish } = await signedInEditor(system);
  let goesOn = true;
  let published = 0;
  const work = (async () => {
    while (goesOn) {
      await publish();
      published += 1;
    }
  })();
  // Whoever stops it hears of it.
  work.catch(() => undefined);
  return {
    async stop(): Promise<number> {
      goesOn = false;
      await work;
      return published;
    },
  };
}
