/**
 * The HTML of every page by the rules of the standard: `npm run html`. Needs a Java runtime (`apt-get install
 * default-jre-headless`); the checker itself (vnu) is a package. Starts the whole system for it; CHECK_URL names one that
 * runs already. Prints what is wrong and exits 1 when anything is.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { catchAlls, codePages, contentPages, pages, postViewer } from "../../e2e/routes/route-list.ts";
import { root } from "../lib/build.ts";
import { fail } from "../lib/settings.ts";
import { startTestStack } from "../lib/test-stack.ts";

/** What the checker calls wrong and is not: what it says, and why it stays. */
const exceptions: { says: RegExp; why: string }[] = [
  {
    says: /^CSS: /,
    why: "It knows no container queries and no view transitions; the lint reads the styles.",
  },
  { says: /“blocking” attribute must have/, why: "The standard has rel=expect, which is made for blocking." },
  // The styles of what is below the first screen stand behind it on purpose (docs/decisions/008): a browser takes them
  // there, and they concern nothing that was painted before.
  { says: /^The selector .* “style” element in “body”/s, why: "docs/decisions/008" },
  { says: /^Element “style” not allowed as child of element “noscript”/, why: "docs/decisions/008" },
];

/** Pages about one visitor's gift, and pages in states that a link or a form brings. */
const states = [
  "/ways-to-give/thank-you",
  "/ways-to-give/tax-receipt",
  "/ways-to-give/payment-error",
  "/get-support/support-groups/find-a-group?province=NU&language=Punjabi",
  "/about-prostate-cancer/video-library?title=zebra",
  "/about-prostate-cancer/video-library?video=psa-test-explained",
  "/search?value=zebra",
  "/about-us/contact-us?form=704&status=validation_failed&invalid=email.email",
  "/get-support/reef-knot-kits?form=291&status=mail_sent&reference=K-1",
  "/api/mailing-list/confirm?token=none",
];

const answerSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** Every fixed address, what content makes of the sample content, and what is not there. */
async function addresses(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const named = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, at]) => at || "/");
  const absent = catchAlls.map(([at]) => at);
  return [...new Set([...pages, ...contentPages, ...codePages, postViewer, ...absent, ...states, ...named])];
}

/** Reads the pages into files of a folder; answers which file is of which address. */
async function download(site: string, folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const address of await addresses(site)) {
    const file = path.join(folder, `${files.size}.html`);
    writeFileSync(file, await (await fetch(site + address)).text());
    files.set(file, address);
  }
  return files;
}

/** What the checker says of all files of a folder, in one run. */
function findings(folder: string) {
  const jar = path.join(root, "node_modules/vnu-jar/build/dist/vnu.jar");
  const run = spawnSync(
    "java",
    ["-Xss2m", "-jar", jar, "--format", "json", "--stdout", "--errors-only", folder],
    {
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  if (run.error) throw new Error("This needs a Java runtime: apt-get install default-jre-headless");
  return answerSchema.parse(JSON.parse(run.stdout)).messages;
}

const stack = process.env.CHECK_URL ? undefined : await startTestStack();
const folder = mkdtempSync(path.join(tmpdir(), "html-"));
try {
  const files = await download(process.env.CHECK_URL ?? stack?.siteUrl ?? "", folder);
  const wrong = new Map<string, { extract: string; at: Set<string> }>();
  for (const { message, url = "", extract = "" } of findings(folder)) {
    if (exceptions.some(({ says }) => says.test(message))) continue;
    const found = wrong.get(message) ?? { extract, at: new Set() };
    found.at.add(files.get(url.replace(/^file:/, "")) ?? url);
    wrong.set(message, found);
  }
  for (const [message, { extract, at }] of wrong) {
    const places = [...at].slice(0, 5).join(" ") + (at.size > 5 ? ` and ${at.size - 5} more` : "");
    console.log(`${message}\n    ${extract.replace(/\s+/g, " ")}\n    ${places}\n`);
  }
  console.log(`${files.size} pages, ${wrong.size} kinds of errors`);
  process.exitCode = wrong.size === 0 ? 0 : 1;
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
  await stack?.stop();
}
