import { withoutEntities } from "./plain-words.ts";

export type Place = { lat: number; lng: number };

/** The corners of Canada, as the field of a group takes them. */
const isInCanada = ({ lat, lng }: Place) => lat >= 41 && lat <= 84 && lng >= -142 && lng <= -52;

const number = "([+-]?\\d{1,3}(?:\\.\\d+)?)";
const pair = `${number}\\s*[,~ ]\\s*${number}`;
const searched = "(?:q|query|daddr|destination|address)";
const seen = "(?:ll|center|cp|sll)";
const degrees = `(\\d{1,3})\\s*°\\s*(?:(\\d{1,2}(?:\\.\\d+)?)\\s*['′’]\\s*)?(?:(\\d{1,2}(?:\\.\\d+)?)\\s*(?:["″”]|'')\\s*)?`;

type Reader = readonly [pattern: RegExp, read: (match: string[]) => Place];
const latFirst = ([lat, lng]: string[]): Place => ({ lat: Number(lat), lng: Number(lng) });
const lngFirst = ([lng, lat]: string[]): Place => ({ lat: Number(lat), lng: Number(lng) });

/** In minutes and seconds, with the letter of its side of the world; west is O in French. */
function fromDegrees([deg, min, sec, side, deg2, min2, sec2, side2]: string[]): Place {
  const angle = (d = "0", m = "0", s = "0") => Number(d) + Number(m || 0) / 60 + Number(s || 0) / 3600;
  const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
  return {
    lat: rounded(angle(deg, min, sec) * (/s/i.test(side ?? "") ? -1 : 1)),
    lng: rounded(angle(deg2, min2, sec2) * (/[wo]/i.test(side2 ?? "") ? -1 : 1)),
  };
}

/** What names the place itself, before what only says which part of the map is seen. */
const readers: readonly Reader[] = [
  [new RegExp(`!3d${number}!4d${number}`, "g"), latFirst],
  [new RegExp(`[?&#]mlat=${number}&(?:.*&)?mlon=${number}`, "g"), latFirst],
  [new RegExp(`${degrees}([NS])[\\s,+]*${degrees}([EWO])(?![a-z])`, "gi"), fromDegrees],
  [new RegExp(`[?&#;]${searched}=(?:loc:|geo:)?(?:[^&#]*@)?\\s*${pair}`, "gi"), latFirst],
  [new RegExp(`^geo:${number},${number}`, "gi"), latFirst],
  [new RegExp(`/maps/(?:place|search)/+${pair}(?=[/?&#]|$)`, "gi"), latFirst],
  [new RegExp(`/maps/dir(?:/[^/@]*)*/${pair}(?=/@|/data|/?(?:[?&#]|$))`, "gi"), latFirst],
  [new RegExp(`!2d${number}!3d${number}`, "g"), lngFirst],
  [new RegExp(`!1d${number}!2d${number}`, "g"), lngFirst],
  [new RegExp(`[?&#;]${seen}=${pair}`, "gi"), latFirst],
  [new RegExp(`/@${number},${number}`, "g"), latFirst],
  [new RegExp(`#map=\\d+(?:\\.\\d+)?/${number}/${number}`, "g"), latFirst],
  [new RegExp(`^\\(?\\s*${pair}\\s*\\)?$`, "g"), latFirst],
];

function decoded(text: string): string {
  const plain = text.replace(/\+/g, " ");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain.replace(/%2C/gi, ",").replace(/%20/g, " ");
  }
}

/** Two numbers that were written the other way round, where only one way lies in Canada. */
function putRight(place: Place): Place | undefined {
  if (isInCanada(place)) return place;
  const swapped = { lat: place.lng, lng: place.lat };
  return isInCanada(swapped) ? swapped : undefined;
}

/** The address in a piece of HTML that was pasted as a whole; any other text as it is. */
function addressIn(text: string): string {
  const plain = withoutEntities(text.trim());
  return /<(?:iframe|a)\b[^>]*?\b(?:src|href)=["']?([^"'\s>]+)/i.exec(plain)?.[1] ?? plain;
}

/**
 * The coordinates that the address of a map holds: of its marker, else of what was searched for, else of the middle of the
 * view. Undefined where it holds none, as short links do, or none in Canada.
 */
export function placeOnMap(address: string): Place | undefined {
  const text = decoded(addressIn(address));
  for (const [pattern, read] of readers) {
    // Of a way with several stops the last is where it leads.
    const found = [...text.matchAll(pattern)].at(-1);
    const place = found && putRight(read(found.slice(1)));
    if (place) return place;
  }
  return undefined;
}

/** The address of a map as a link for readers; undefined for what is no web address. */
export function mapLink(address: string): string | undefined {
  const found = addressIn(address).replace(/\s+/g, "%20");
  const whole = /^(?:www\.|maps\.|goo\.gl\/|maps\.app\.)/i.test(found) ? `https://${found}` : found;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined;
  const { hostname, href } = new URL(whole);
  return hostname.includes(".") ? href : undefined;
}
