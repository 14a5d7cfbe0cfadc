import type { Payload } from "payload";
import { z } from "zod";
import { env } from "../env.ts";
import { readCompany } from "../platform/company.ts";
import { videoStill } from "./public-feeds.ts";

export const oembedSchema = z.object({
  thumbnail_url: z.string(),
  title: z.string(),
  provider_name: z.string(),
});
export type Oembed = z.output<typeof oembedSchema>;

/** The only hosts whose videos are asked after, and where. */
const services: Record<string, string> = {
  "www.youtube.com": "https://www.youtube.com/oembed",
  "youtube.com": "https://www.youtube.com/oembed",
  "youtu.be": "https://www.youtube.com/oembed",
  "vimeo.com": "https://vimeo.com/api/oembed.json",
};

const dayMs = 86_400_000;
const pauseMs = 10 * 60_000;
const mostKept = 500;
const kept = new Map<string, { until: number; found: Oembed | null }>();

/** The id in an address of the video site, or the slug in one of ours. */
const nameInAddress = (url: URL): string =>
  url.searchParams.get("v") ??
  url.searchParams.get("video") ??
  url.pathname.split("/").filter(Boolean).at(-1) ??
  "";

async function ownVideo(payload: Payload, url: URL): Promise<Oembed | null> {
  const name = nameInAddress(url);
  if (!/^[\w-]{1,100}$/.test(name)) return null;
  const { docs } = await payload.find({
    collection: "videos",
    where: {
      and: [
        { _status: { equals: "published" } },
        { or: [{ videoId: { equals: name } }, { slug: { equals: name } }] },
      ],
    },
    limit: 1,
    depth: 1,
  });
  const [video] = docs;
  const still = video && videoStill(video);
  return still ? { thumbnail_url: still, title: video.title, provider_name: readCompany().name } : null;
}

/** Whether an answer stays as it is for a day: a video that is gone or private. All others may be another one soon. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * What a video site says of a video, `question` being the whole address to ask. It is kept: for a day when it is final, a no as well as a
 * yes, and for some minutes when the site had no time or could not be reached.
 */
export async function askVideoSite(question: URL, now = Date.now()): Promise<Oembed | null> {
  const known = kept.get(question.href);
  if (known && known.until > now) return known.found;
  const keep = (found: Oembed | null, forMs: number) => {
    if (kept.size >= mostKept) kept.clear();
    kept.set(question.href, { until: now + forMs, found });
    return found;
  };
  try {
    const response = await fetch(question, { signal: AbortSignal.timeout(5_000), redirect: "error" });
    if (!response.ok) return keep(null, isFinal(response.status) ? dayMs : pauseMs);
    const parsed = oembedSchema.safeParse(await response.json());
    return keep(parsed.success ? parsed.data : null, dayMs);
  } catch {
    return keep(null, pauseMs);
  }
}

async function askService(url: URL): Promise<Oembed | null> {
  const service = Object.hasOwn(services, url.hostname) ? services[url.hostname] : undefined;
  if (!service || !env.OEMBED) return null;
  const question = new URL(service);
  question.searchParams.set("url", url.href);
  question.searchParams.set("format", "json");
  return askVideoSite(question);
}

/** Still and title of a video's address: from our own videos, else from the video site where that is switched on. */
export async function oembed(payload: Payload, address: string): Promise<Oembed | null> {
  const url = URL.parse(address, env.SITE_URL);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const known = Object.hasOwn(services, url.hostname) || url.origin === new URL(env.SITE_URL).origin;
  return known ? ((await ownVideo(payload, url)) ?? (await askService(url))) : null;
}
