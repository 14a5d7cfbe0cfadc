import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, Browser } from "@playwright/test";
import { administrator } from "../../e2e/staff/staff.ts";
import { root } from "./build.ts";
import { quickImports, stackEnv } from "./stack.ts";
import type { startTestStack } from "./test-stack.ts";

/** The pictures of the guide for staff (`docs/editing.md`), with the screen that each shows. `ID` is the newest document of a collection. */
const pictures: Record<string, { path: string; of?: string }> = {
  today: { path: "" },
  gifts: { path: "/gifts" },
  gift: { path: "/gifts/ID", of: "donations" },
  donor: { path: "/donors/ID", of: "donors" },
  receipts: { path: "/receipts" },
  money: { path: "/money" },
  attack: { path: "/attack" },
  kits: { path: "/kits" },
  messages: { path: "/messages" },
  "thank-you": { path: "/thank-you-texts/receipt" },
  subscribers: { path: "/subscribers" },
  kept: { path: "/privacy" },
  accounts: { path: "/accounts" },
  page: { path: "/collections/pages/ID", of: "pages" },
};

const few = ["--gifts", "3000", "--donors", "1200", "--forms", "300"];
const folder = path.join(root, "docs/pictures");

type Stack = Awaited<ReturnType<typeof startTestStack>>;

/** Fills the office with made-up people, so that its screens show what they are for. */
function fillOffice({ dataDir, siteUrl, backendUrl }: Stack): void {
  const port = (url: string) => Number(new URL(url).port);
  const env = stackEnv({ dataDir, sitePort: port(siteUrl), backendPort: port(backendUrl), simulatorPort: 1 });
  const script = path.join(root, "backend/src/commands/fill-office.ts");
  const { status } = spawnSync(process.execPath, [...quickImports, script, ...few], {
    cwd: root,
    stdio: "inherit",
    env: { ...env, LOG_LEVEL: "warn" },
  });
  if (status !== 0) throw new Error("The office was not filled");
}

/** Signs in with the printed password, chooses another as everybody has to, and answers the newest document of a collection. */
async function signIn(request: APIRequestContext, { backendUrl, logFile }: Stack) {
  const oneTime = /one-time password: (\S+)/.exec(readFileSync(logFile, "utf8"))?.[1];
  const first = { email: administrator.email, password: oneTime };
  const { user } = await (await request.post(`${backendUrl}/api/users/login`, { data: first })).json();
  const chosen = { password: administrator.password, currentPassword: oneTime };
  await request.patch(`${backendUrl}/api/users/${user.id}`, { data: chosen });
  await request.post(`${backendUrl}/api/users/login`, { data: administrator });
  return async (collection: string): Promise<string> => {
    const answer = await request.get(`${backendUrl}/api/${collection}`, { params: { limit: 1, depth: 0 } });
    return String((await answer.json()).docs[0].id);
  };
}

/** Takes the pictures of the guide anew, by day, as wide as they are read. */
export async function takeGuidePictures(browser: Browser, stack: Stack): Promise<void> {
  fillOffice(stack);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    viewport: { width: 1200, height: 780 },
    reducedMotion: "reduce",
    locale: "en-CA",
    timezoneId: "America/Vancouver",
  });
  const newest = await signIn(context.request, stack);
  const page = await context.newPage();
  for (const [name, { path: place, of }] of Object.entries(pictures)) {
    const at = of ? place.replace("ID", await newest(of)) : place;
    await page.goto(`${stack.backendUrl}/admin${at}`, { waitUntil: "networkidle" });
    await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: "jpeg", quality: 80 });
    console.log(`docs/pictures/${name}.jpg`);
  }
  await context.close();
}
