import { contactForm } from "../../contract/src/forms/contact-form.ts";
import { unitTagField } from "../../contract/src/forms/hidden-fields.ts";

/** The journeys of `npm run smoke` on which somebody only reads. Each answers what it saw, and throws what is wrong. */

export type Journey = { name: string; walk: (site: URL) => Promise<string> };

const answerWithinMs = 15_000;

/** @throws Error naming the address, when the answer is another than expected or takes too long. */
export async function ask(address: URL, init: RequestInit & { expected?: number } = {}): Promise<Response> {
  const { expected = 200, ...rest } = init;
  const answer = await fetch(address, {
    redirect: "manual",
    signal: AbortSignal.timeout(answerWithinMs),
    ...rest,
  }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
    throw new Error(`${address.pathname} does not answer${cause}`);
  });
  if (answer.status !== expected)
    throw new Error(`${address.pathname} answers ${answer.status} where ${expected} is expected`);
  return answer;
}

function must(holds: boolean, wrong: string): asserts holds {
  if (!holds) throw new Error(wrong);
}

const unique = (found: Iterable<RegExpMatchArray>) => [
  ...new Set([...found].map(([, address]) => (address ?? "").replaceAll("&amp;", "&"))),
];
const isOwnPage = (path: string) => path.startsWith("/") && !path.startsWith("//") && !/\.\w+$/.test(path);

async function html(site: URL, path: string): Promise<string> {
  const text = await (await ask(new URL(path, site))).text();
  must(/<h1[ >]/.test(text), `${path} has no heading`);
  return text;
}

async function alive(site: URL): Promise<string> {
  const health = await (await ask(new URL("/healthz", site))).json();
  const degraded: unknown = health.degraded;
  must(Array.isArray(degraded), "/healthz does not say how it is");
  return degraded.length === 0 ? "all is well" : `it serves; to look at: ${degraded.join("; ")}`;
}

async function home(site: URL): Promise<string> {
  const answer = await ask(site);
  const text = await answer.text();
  if (site.protocol === "https:")
    must(answer.headers.has("strict-transport-security"), "the home page comes without HSTS");
  const pages = unique(text.matchAll(/<a [^>]*href="([^"#?]+)"/g)).filter(isOwnPage);
  must(pages.length > 5, "the home page leads nowhere");
  for (const path of pages.slice(0, 40)) await html(site, path);
  const files = unique(text.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]+)"/g));
  must(files.length > 0, "the home page has neither styles nor pictures");
  for (const path of files) await (await ask(new URL(path, site))).arrayBuffer();
  return `${Math.min(pages.length, 40)} pages that it links to, ${files.length} styles, scripts and pictures`;
}

async function sitemap(site: URL): Promise<string> {
  const robots = await (await ask(new URL("/robots.txt", site))).text();
  must(/^sitemap:/im.test(robots), "robots.txt names no sitemap");
  const map = await (await ask(new URL("/sitemap.xml", site))).text();
  const listed = unique(map.matchAll(/<loc>([^<]+)<\/loc>/g));
  must(listed.length > 0, "the sitemap is empty");
  const foreign = listed.find((address) => new URL(address).host !== site.host);
  must(!foreign, `the sitemap names ${foreign}: SITE_URL is not the address that was asked`);
  const step = Math.max(1, Math.floor(listed.length / 20));
  const some = listed.filter((_, at) => at % step === 0);
  for (const address of some) await html(site, new URL(address).pathname);
  return `${listed.length} addresses, of which ${some.length} were opened`;
}

async function search(site: URL): Promise<string> {
  const text = await html(site, "/search?value=PSA&page=1");
  const found = unique(text.matchAll(/<a [^>]*href="(\/[^"#?]+)"[^>]*>/g)).filter(isOwnPage);
  must(/PSA/.test(text), "the search does not repeat what was searched for");
  return `the search answers, with ${found.length} links`;
}

async function finder(site: URL): Promise<string> {
  const list = "/get-support/support-groups/find-a-group";
  const text = await html(site, list);
  const groups = unique(text.matchAll(new RegExp(`href="(${list}/[^"#?/]+)"`, "g")));
  if (groups[0]) await html(site, groups[0]);
  return groups[0] ? `${groups.length} groups, of which one was opened` : "there are no groups yet";
}

async function unknownAddress(site: URL): Promise<string> {
  const answer = await ask(new URL("/no-such-page-anywhere", site), { expected: 404 });
  must(/<h1[ >]/.test(await answer.text()), "the page for an unknown address has no heading");
  return "404, with a page that helps";
}

/** What is for staff or for machines, and may not be reached by the public address. */
const closed = ["/admin", "/api/users", "/api/donations", "/api/receipts", "/metrics"];

async function closedDoors(site: URL): Promise<string> {
  for (const path of closed) {
    const { status } = await fetch(new URL(path, site), { redirect: "manual" });
    must(status === 404 || status === 403, `${path} answers ${status} on the public address`);
  }
  return `${closed.join(", ")}: not here`;
}

async function plainHttp(site: URL): Promise<string> {
  if (site.protocol !== "https:" || site.port !== "")
    return "asked by a port of its own: nothing to redirect";
  const plain = new URL(site);
  plain.protocol = "http:";
  const { status, headers } = await fetch(plain, { redirect: "manual" });
  must(status === 301 || status === 308, `http:// answers ${status} in place of a redirect to https://`);
  must(headers.get("location")?.startsWith("https://") === true, "http:// does not lead to https://");
  return `http:// leads to ${headers.get("location")}`;
}

async function emptyForm(site: URL): Promise<string> {
  const body = new FormData();
  body.set(unitTagField, String(contactForm.number));
  const headers = { origin: site.origin };
  const answer = await ask(new URL(contactForm.page, site), { method: "POST", expected: 422, headers, body });
  must(/<h1[ >]/.test(await answer.text()), "the form that was sent empty does not come back");
  return "an empty form comes back with what is missing, and nothing is kept";
}

export const readingJourneys: readonly Journey[] = [
  { name: "It is alive", walk: alive },
  { name: "The home page, and where it leads", walk: home },
  { name: "The sitemap", walk: sitemap },
  { name: "A search", walk: search },
  { name: "The finder of groups", walk: finder },
  { name: "An unknown address", walk: unknownAddress },
  { name: "Doors that are closed", walk: closedDoors },
  { name: "Without TLS", walk: plainHttp },
  { name: "A form without a script", walk: emptyForm },
];
