import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

export type StandInVideo = {
  id: string;
  title: string;
  description?: string;
  publishedAt?: string;
  duration?: string;
  privacyStatus?: "public" | "unlisted" | "private";
  liveBroadcastContent?: "none" | "upcoming" | "live";
  embeddable?: boolean;
  regionRestriction?: { allowed?: string[]; blocked?: string[] };
  /** Parts of the answer about it, in place of those that are usual: `undefined` leaves one out. */
  odd?: { snippet?: object; contentDetails?: object; status?: object | undefined };
  /** Red part of its still, so that another one can be put in its place. */
  red?: number;
};
export type StandInPlaylist = { id: string; title: string; items: string[] };
/** An answer in place of the next one that is asked for under such a path; `drop` breaks the connection. */
type Fault = {
  path: RegExp;
  status: number;
  body?: object;
  headers?: Record<string, string>;
  drop?: boolean;
  /** Never answers, and says that it was asked. */
  hang?: () => void;
};

export const standInKey = "AIza-a-key-of-the-stand-in";
export const standInChannel = "UCabcdefghijklmnopqrstuv";
const uploadsId = "UUabcdefghijklmnopqrstuv";

const problem = (code: number, reason: string, message: string) => ({
  error: { code, message, errors: [{ message, domain: "youtube", reason }] },
});

/** The refusals of the service, by their reason. */
export const youtubeFaults = {
  quota: { status: 403, body: problem(403, "quotaExceeded", "The request cannot be completed: quota.") },
  tooOften: {
    status: 429,
    body: problem(429, "rateLimitExceeded", "Too many."),
    headers: { "retry-after": "3600" },
  },
  key: {
    status: 400,
    body: {
      error: {
        ...{ code: 400, message: "API key not valid.", status: "INVALID_ARGUMENT" },
        details: [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" }],
      },
    },
  },
  down: { status: 503, body: problem(503, "backendError", "Backend Error") },
  notFound: { status: 404, body: problem(404, "playlistNotFound", "It cannot be found.") },
};

/** A server that answers as Data API v3 does, from a channel that a test can change; files of stills lie on it, too. */
export async function startYoutube() {
  const channel: { videos: StandInVideo[]; playlists: StandInPlaylist[] } = { videos: [], playlists: [] };
  const faults: Fault[] = [];
  let asked: string[] = [];

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", origin);
    asked.push(url.pathname.startsWith("/vi/") ? "vi" : (url.pathname.split("/").at(-1) ?? ""));
    const fault = faults.findIndex(({ path }) => path.test(url.pathname + url.search));
    if (fault >= 0) {
      const [{ drop, hang, status, headers, body } = { status: 500 }] = faults.splice(fault, 1) as [Fault];
      if (hang) return hang();
      if (drop) return void request.socket.destroy();
      return void response
        .writeHead(status, { "content-type": "application/json", ...headers })
        .end(JSON.stringify(body ?? {}));
    }
    if (url.pathname.startsWith("/vi/"))
      return sendStill(request, response, url.pathname.split("/")[2] ?? "");
    if (request.headers["x-goog-api-key"] !== standInKey)
      return send(request, response, youtubeFaults.key.status, youtubeFaults.key.body);
    const list = listOf(url);
    if (!list) return send(request, response, youtubeFaults.notFound.status, youtubeFaults.notFound.body);
    send(request, response, 200, pageOf(list, url.searchParams));
  }

  /** A body with its ETag, or 304 to who knows it already. */
  function send(request: IncomingMessage, response: ServerResponse, status: number, body: object): void {
    const etag = `"${createHash("sha1").update(JSON.stringify(body)).digest("base64url")}"`;
    if (status === 200 && request.headers["if-none-match"] === etag)
      return void response.writeHead(304).end();
    response
      .writeHead(status, { "content-type": "application/json", etag })
      .end(JSON.stringify({ etag, ...body }));
  }

  async function sendStill(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const video = channel.videos.find((one) => one.id === id);
    if (!video) return void response.writeHead(404).end();
    const etag = `"still-${video.red ?? 0}"`;
    if (request.headers["if-none-match"] === etag) return void response.writeHead(304).end();
    const background = { r: video.red ?? 0, g: 80, b: 120 };
    const picture = await sharp({ create: { width: 320, height: 180, channels: 3, background } })
      .jpeg()
      .toBuffer();
    response.writeHead(200, { "content-type": "image/jpeg", etag }).end(picture);
  }

  function pageOf(items: object[], parameters: URLSearchParams) {
    // Where ids are asked for, all of them come at once.
    const size =
      parameters.has("playlistId") || !parameters.get("id")?.includes(",")
        ? Number(parameters.get("maxResults") ?? 5)
        : 50;
    const first = Number(parameters.get("pageToken") ?? 0);
    const next = first + size < items.length ? { nextPageToken: String(first + size) } : {};
    return {
      ...next,
      pageInfo: { totalResults: items.length, resultsPerPage: size },
      items: items.slice(first, first + size),
    };
  }

  function listOf(url: URL): object[] | undefined {
    const parameters = url.searchParams;
    if (url.pathname === "/youtube/v3/channels")
      return parameters.get("id") === standInChannel
        ? [
            {
              ...{ id: standInChannel, snippet: { title: "The Foundation" } },
              contentDetails: { relatedPlaylists: { likes: "", uploads: uploadsId } },
            },
          ]
        : [];
    if (url.pathname === "/youtube/v3/playlists")
      return channel.playlists.map(({ id, title, items }) => ({
        ...{ kind: "youtube#playlist", id, snippet: { channelId: standInChannel, title } },
        contentDetails: { itemCount: items.length },
      }));
    if (url.pathname === "/youtube/v3/playlistItems") {
      const id = parameters.get("playlistId");
      const ids =
        id === uploadsId
          ? channel.videos.map((video) => video.id)
          : channel.playlists.find((playlist) => playlist.id === id)?.items;
      return ids?.map((videoId, position) => itemOf(videoId, position));
    }
    if (url.pathname === "/youtube/v3/videos") {
      const ids = (parameters.get("id") ?? "").split(",");
      if (ids.length > 50) return undefined;
      return channel.videos
        .filter(({ id, privacyStatus }) => ids.includes(id) && privacyStatus !== "private")
        .map(videoOf);
    }
    return undefined;
  }

  /** A private or deleted video stays in the list under such a title. */
  function itemOf(videoId: string, position: number) {
    const video = channel.videos.find(({ id }) => id === videoId);
    const isSeen = video && video.privacyStatus !== "private";
    const title = isSeen ? video.title : video ? "Private video" : "Deleted video";
    return {
      ...{ kind: "youtube#playlistItem", id: `item-${videoId}` },
      snippet: { title, position, resourceId: { kind: "youtube#video", videoId } },
      contentDetails: { videoId, ...(isSeen && { videoPublishedAt: video.publishedAt }) },
      status: { privacyStatus: video ? (video.privacyStatus ?? "public") : "privacyStatusUnspecified" },
    };
  }

  function videoOf(video: StandInVideo) {
    const still = (size: string, width: number, height: number) => ({
      ...{ url: `${origin}/vi/${video.id}/${size}.jpg`, width, height },
    });
    const usual = {
      ...{ kind: "youtube#video", id: video.id },
      snippet: {
        publishedAt: video.publishedAt ?? "2026-01-05T16:00:00Z",
        ...{ channelId: standInChannel, title: video.title, description: video.description ?? "" },
        thumbnails: { default: still("default", 120, 90), maxres: still("maxresdefault", 1280, 720) },
        liveBroadcastContent: video.liveBroadcastContent ?? "none",
      },
      contentDetails: {
        ...{ duration: video.duration ?? "PT4M13S", caption: "true" },
        ...(video.regionRestriction && { regionRestriction: video.regionRestriction }),
      },
      status: {
        ...{ uploadStatus: "processed", privacyStatus: video.privacyStatus ?? "public" },
        embeddable: video.embeddable ?? true,
      },
    };
    return { ...usual, ...video.odd };
  }

  return {
    origin,
    channel,
    /** Answers the next questions under such a path so. */
    fault: (path: RegExp, fault: Omit<Fault, "path">, times = 1) => {
      for (let time = 0; time < times; time += 1) faults.push({ path, ...fault });
    },
    /** What was asked since the last time this was: names of lists, and `vi` for a still. */
    takeAsked: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    noFaults: () => void faults.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
