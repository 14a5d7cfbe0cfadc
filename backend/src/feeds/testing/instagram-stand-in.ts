import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

/** What the file of a part is: there, not given (as for copyright), or larger than the site takes. */
type FileKind = "there" | "none" | "large";
export type StandInPart = { id: string; media_type: "IMAGE" | "VIDEO"; file?: FileKind };
export type StandInPost = Omit<StandInPart, "media_type"> & {
  media_type: StandInPart["media_type"] | "CAROUSEL_ALBUM";
  caption?: string;
  timestamp: string;
  children?: StandInPart[];
};
type Token = { issuedAt: Date; expiresAt: Date };
type Fault = "drop" | { status: number; code?: number; headers?: Record<string, string> };

const dayMs = 24 * 60 * 60_000;
const lastsMs = 60 * dayMs;

const box = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, content]);
};
const clip = Buffer.concat([
  box("ftyp", Buffer.from("isom\0\0\0\0isommp42")),
  box("moov", box("mvhd", Buffer.alloc(100))),
  box("mdat", Buffer.from("pictures")),
]);
const large = Buffer.concat([clip, box("free", Buffer.alloc(21 * 1024 * 1024))]);

/** `graph.instagram.com` and the server of its files, as far as a feed asks them. */
export class InstagramStandIn {
  posts: StandInPost[] = [];
  readonly tokens = new Map<string, Token>();
  /** Calls since the last `forgetCalls`, by path. */
  calls: Record<string, number> = {};
  now = () => new Date();
  /** Called before each answer, such as to change something in the middle of a run. */
  before: (path: string) => void = () => undefined;
  /** Whether a page says by which cursor the next one is asked for. */
  givesCursors = true;
  #faults: { path: string; fault: Fault; times: number }[] = [];
  #picture = Buffer.alloc(0);
  #signed = 0;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response);
  });

  async start(): Promise<void> {
    this.#picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#335577" } })
      .jpeg()
      .toBuffer();
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  giveToken(token: string, issuedAt = this.now()): void {
    this.tokens.set(token, { issuedAt, expiresAt: new Date(issuedAt.getTime() + lastsMs) });
  }

  /** The next calls whose path begins like this go wrong. */
  fail(path: string, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#faults.push({ path, fault, times });
  }

  heal(): void {
    this.#faults = [];
  }

  forgetCalls(): void {
    this.calls = {};
  }

  get callCount(): number {
    return Object.values(this.calls).reduce((sum, count) => sum + count, 0);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? "", this.url);
    this.calls[pathname] = (this.calls[pathname] ?? 0) + 1;
    this.before(pathname);
    const due = this.#faults.find(({ path, times }) => times > 0 && pathname.startsWith(path));
    if (due) {
      due.times -= 1;
      if (due.fault === "drop") request.socket.destroy();
      else this.#refuse(response, due.fault.status, due.fault.code ?? 2, due.fault.headers);
      return;
    }
    if (pathname.startsWith("/files/")) {
      this.#sendFile(pathname, response);
      return;
    }
    const bearer = searchParams.get("access_token") ?? "";
    const token = this.tokens.get(bearer);
    if (!token || token.expiresAt < this.now()) this.#refuse(response, 400, 190);
    else if (pathname === "/me/media") this.#sendPage(searchParams, bearer, response);
    else if (pathname === "/refresh_access_token") this.#refresh(searchParams, token, response);
    else this.#refuse(response, 404, 803);
  }

  #refuse(
    response: ServerResponse,
    status: number,
    code: number,
    headers: Record<string, string> = {},
  ): void {
    const error = { message: "Error validating what was asked", type: "OAuthException", code };
    this.#send(response, { error: { ...error, fbtrace_id: "A1" } }, status, headers);
  }

  #send(response: ServerResponse, body: object, status = 200, headers: Record<string, string> = {}): void {
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
  }

  #sendFile(pathname: string, response: ServerResponse): void {
    const [, kind, name = ""] = /^\/files\/(\w+)\/(.*)$/.exec(pathname) ?? [];
    const isClip = name.endsWith(".mp4");
    const data = kind === "large" && isClip ? large : isClip ? clip : this.#picture;
    response.writeHead(200, { "Content-Type": isClip ? "video/mp4" : "image/jpeg" }).end(data);
  }

  #part({ id, media_type, file = "there" }: StandInPart) {
    this.#signed += 1;
    const address = (ending: string) => `${this.url}/files/${file}/${id}.${ending}?signed=${this.#signed}`;
    const isClip = media_type === "VIDEO";
    return {
      ...{ id, media_type },
      ...(file !== "none" && { media_url: address(isClip ? "mp4" : "jpg") }),
      ...(isClip && { thumbnail_url: address("jpg") }),
    };
  }

  #post({ children, caption, timestamp, ...post }: StandInPost) {
    const { media_type } = post;
    const own =
      media_type === "CAROUSEL_ALBUM" ? { ...post, media_type } : this.#part({ ...post, media_type });
    return {
      ...own,
      ...(caption !== undefined && { caption }),
      ...{ timestamp, username: "charity", permalink: `https://www.instagram.com/p/${post.id}/` },
      ...(children && { children: { data: children.map((child) => this.#part(child)) } }),
    };
  }

  #sendPage(parameters: URLSearchParams, token: string, response: ServerResponse): void {
    const limit = Number(parameters.get("limit") ?? 25);
    const from = Number(parameters.get("after") ?? 0);
    const newestFirst = this.posts.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
    const until = from + limit;
    const next = `${this.url}/me/media?after=${until}&access_token=${token}`;
    this.#send(response, {
      data: newestFirst.slice(from, until).map((post) => this.#post(post)),
      paging: {
        ...(this.givesCursors && { cursors: { before: String(from), after: String(until) } }),
        ...(until < newestFirst.length && { next }),
      },
    });
  }

  #refresh(parameters: URLSearchParams, { issuedAt }: Token, response: ServerResponse): void {
    const isAsked = parameters.get("grant_type") === "ig_refresh_token";
    if (!isAsked || this.now().getTime() - issuedAt.getTime() < dayMs) {
      this.#refuse(response, 400, 10);
      return;
    }
    const fresh = `IGQ-fresh-${this.tokens.size}-kept-secret`;
    this.giveToken(fresh);
    this.#send(response, { access_token: fresh, token_type: "bearer", expires_in: lastsMs / 1_000 });
  }
}
