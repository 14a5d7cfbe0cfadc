const youtubeHosts = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const vimeoHosts = /^(?:www\.|player\.)?vimeo\.com$/;
const filmFile = /\.(?:mp4|m4v|webm|ogv|mov)$/i;
const youtubeId = /^[\w-]{6,20}$/;

/** An address as a URL; those that leave out the protocol or the host are read too. */
export function urlOf(address: string): URL | undefined {
  const whole = address.startsWith("//") ? `https:${address}` : address;
  return URL.parse(whole, "https://here.invalid") ?? undefined;
}

function youtubeAddress(url: URL): string | undefined {
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  const list = url.searchParams.get("list");
  const id = url.hostname.endsWith("youtu.be")
    ? first
    : /^(?:embed|shorts|v|live|e)$/.test(first)
      ? second
      : url.searchParams.get("v");
  if (id && id !== "videoseries" && youtubeId.test(id)) return `https://www.youtube.com/watch?v=${id}`;
  return list && /^[\w-]+$/.test(list) ? `https://www.youtube.com/playlist?list=${list}` : undefined;
}

function vimeoAddress(url: URL): string | undefined {
  const parts = url.pathname.split("/").filter(Boolean);
  const place = parts.findIndex((part) => /^\d{5,}$/.test(part));
  if (place < 0) return undefined;
  // A video that only those see who have its link has a second part.
  const secret = url.searchParams.get("h") ?? parts[place + 1];
  const behind = secret && /^[\da-f]{6,}$/i.test(secret) ? `/${secret}` : "";
  return `https://vimeo.com/${parts[place]}${behind}`;
}

/**
 * The address at which a video is watched: of YouTube `https://www.youtube.com/watch?v=ID` or that of a playlist, of
 * Vimeo `https://vimeo.com/ID`, of a file its own. Undefined for what is no video.
 */
export function videoAddress(address: string): string | undefined {
  const url = urlOf(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (youtubeHosts.test(url.hostname)) return youtubeAddress(url);
  if (vimeoHosts.test(url.hostname)) return vimeoAddress(url);
  return filmFile.test(url.pathname) ? address : undefined;
}

/** The address behind the id that shortcodes of YouTube and Vimeo name. */
export function addressOfVideoId(service: string, id: string): string | undefined {
  if (/youtu/i.test(service) && youtubeId.test(id)) return `https://www.youtube.com/watch?v=${id}`;
  if (/vimeo/i.test(service) && /^\d{5,}$/.test(id)) return `https://vimeo.com/${id}`;
  return undefined;
}
