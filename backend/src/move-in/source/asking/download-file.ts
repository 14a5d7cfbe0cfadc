import { OldSiteError } from "./old-site-error.ts";
import type { PoliteRequest } from "./polite-requests.ts";

const mostBytes = 25 * 1024 * 1024;
/** Texts name hosts that are long gone: each is given one more chance, and not half a minute for each picture. */
const triesElsewhere = 2;

const isGone = (status: number) => status === 404 || status === 410;

type Settings = { request: PoliteRequest; endpoint: URL; authorization?: string };

/**
 * The bytes at an address; undefined where there is no such file.
 *
 * @throws OldSiteError when it cannot be had, TooLarge for more than 25 MB.
 */
export async function downloadFile(
  address: string,
  { request, endpoint, authorization }: Settings,
): Promise<Buffer | undefined> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new OldSiteError(`"${address}" is no address of the web.`);
  // An address may name a user, which no request may.
  url.username = "";
  url.password = "";
  const isOwn = url.host === endpoint.host;
  const mayAuthorize = isOwn && url.protocol === endpoint.protocol && authorization;
  const { status, body } = await request({
    ...{ url, mostBytes, tries: isOwn ? undefined : triesElsewhere },
    headers: mayAuthorize ? { authorization } : {},
  });
  if (isGone(status)) return undefined;
  if (status >= 200 && status < 300) return body;
  throw new OldSiteError(`${url.href} cannot be had: its server answers ${status}.`, { status });
}
