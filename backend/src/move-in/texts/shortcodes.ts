import { addressOfVideoId } from "./videos.ts";

/** What stands in square brackets and was meant for a plug-in. */
export type Shortcode = {
  name: string;
  closes: boolean;
  attributes: Map<string, string>;
  /** What it names without an equals sign, such as the id in `[youtube dQw4w9WgXcQ]`. */
  value?: string;
  /** As it stood in the text. */
  raw: string;
};

const quotes = '"“”″„«»';
/** WordPress makes typographic quotes of straight ones, and so in what it does not know as a shortcode. */
const bracket = new RegExp(
  `\\[(\\/?)([a-z][\\w-]{0,60})((?:[^\\[\\]${quotes}]|[${quotes}][^${quotes}]{0,4000}[${quotes}]){0,4000})\\]`,
  "gi",
);
const attributePattern = new RegExp(
  `([\\w-]+)\\s*=\\s*(?:[${quotes}]\\s?([^${quotes}]*?)\\s?[${quotes}]|['‘’′]([^'‘’′]*)['‘’′]|([^\\s'‘’′${quotes}]+))`,
  "g",
);
/** Known by their names alone, since nothing else tells them from words in brackets. */
const knownNames = new Set(
  "gallery caption embed audio video playlist youtube vimeo button contact-form contact-form-7 gravityform gravityforms wpforms ninja-form ninja-forms formidable forminator mc4wp slider slideshow metaslider smartslider3 masterslider layerslider sitemap newsletter tribe-events events-calendar recent-posts display-posts social-share addtoany sharethis map google-map googlemap instagram-feed custom-facebook-feed donate-button paypal-button givewp".split(
    " ",
  ),
);
const builderName = /^(?:vc|et_pb|fusion|av|ux|kc|nectar|tatsu|cs|fl|siteorigin|elementor|mk|us|bt|dt)[_-]/;
/** What page builders call columns and the like, without a prefix. */
const wrapperName =
  /^(?:row|column|columns|col|section|container|(?:one|two|three|four|five)_(?:half|third|fourth|fifth|sixth|whole)(?:_last)?|raw|toggle|toggles|tabs?|accordions?|accordion[_-]item|spoiler|su_\w+|dropcap|highlight|clear|divider|spacer|box|nextpage)$/;

export const isWrapper = ({ name }: Shortcode): boolean => builderName.test(name) || wrapperName.test(name);

/** Names of what is closed somewhere in a text, `[highlight]` by `[/highlight]`. */
export const closedNames = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(([, name = ""]) => name.toLowerCase()));

function isMeant(name: string, closes: boolean, rest: string, closed: ReadonlySet<string>): boolean {
  if (closes) return rest.trim() === "";
  if (rest !== "" && !/^[\s/=]/.test(rest)) return false;
  if (/^\s*\/$/.test(rest) || closed.has(name)) return true;
  if (/[\w-]\s*=\s*\S/.test(rest) || rest.startsWith("=")) return true;
  if (rest.trim() === "") return knownNames.has(name) || name.includes("_") || builderName.test(name);
  return /^(?:youtube|vimeo)$/.test(name) && !/\s/.test(rest.trim());
}

function attributesOf(rest: string): Pick<Shortcode, "attributes" | "value"> {
  const attributes = new Map<string, string>();
  for (const [, name = "", quoted, single, bare] of rest.matchAll(attributePattern))
    attributes.set(name.toLowerCase(), (quoted ?? single ?? bare ?? "").trim());
  const value = rest
    .replace(attributePattern, "")
    .replace(/^\s*=|\/\s*$/g, "")
    .replace(/^["“”″'\s]+|["“”″'\s]+$/g, "");
  return { attributes, value: value || undefined };
}

/**
 * A text apart where shortcodes stand in it. Brackets of authors, such as "[sic]" and "[1]", stay in the text; so does a
 * shortcode in double brackets, which is how one writes of them.
 */
export function withShortcodes(text: string, closed: ReadonlySet<string>): (string | Shortcode)[] {
  if (!text.includes("[")) return [text];
  const found: (string | Shortcode)[] = [];
  let at = 0;
  for (const match of text.matchAll(bracket)) {
    const [raw, slash = "", typedName = "", rest = ""] = match;
    const name = typedName.toLowerCase();
    const end = match.index + raw.length;
    if (text[match.index - 1] === "[" && text[end] === "]") {
      found.push(text.slice(at, match.index - 1), raw);
      at = end + 1;
      continue;
    }
    if (!isMeant(name, slash === "/", rest, closed)) continue;
    found.push(text.slice(at, match.index), { name, closes: slash === "/", raw, ...attributesOf(rest) });
    at = end;
  }
  found.push(text.slice(at));
  return found.filter((piece) => piece !== "");
}

const firstOf = (code: Shortcode, names: string[]) =>
  names.map((name) => code.attributes.get(name)).find((value) => value !== undefined && value !== "");

/** The address that a shortcode names: of a page, a picture or a video. */
export function addressIn(code: Shortcode): string | undefined {
  const names = ["src", "mp4", "m4v", "webm", "ogv", "mov", "mp3", "m4a", "ogg", "wav"];
  const more = ["url", "link", "href", "button_url", "image_url", "video_url", "image", "video", "file"];
  const named = firstOf(code, [...names, ...more]);
  // The page builder's own form of a link: `url:https%3A%2F%2Fexample.ca|title:Give`.
  const packed = named && /^url:([^|]*)/.exec(named)?.[1];
  if (packed) return URL.parse(packed)?.href ?? decodedOnce(packed);
  if (named && /[./]/.test(named)) return named;
  if (code.value && /^https?:\/\//.test(code.value)) return code.value;
  const id = firstOf(code, ["id", "video_id", "v"]) ?? named ?? code.value;
  return id && addressOfVideoId(code.name, id);
}

function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The words that a shortcode shows by an attribute. */
export const wordsIn = (code: Shortcode): string | undefined =>
  firstOf(code, ["title", "heading", "headline", "button_text", "text", "label"]);

/**
 * The addresses of the pictures that a shortcode names by their numbers in the library, `[gallery ids="11,12"]`, at which WordPress
 * answers for them.
 */
export function numberedPictures(code: Shortcode): string[] {
  if (!/gallery|slider|slideshow|carousel|image/.test(code.name)) return [];
  const named = firstOf(code, ["ids", "include", "images", "gallery_ids", "image_ids", "image"]) ?? "";
  if (!/^\d+(?:\s*,\s*\d+)*[\s,]*$/.test(named)) return [];
  return (named.match(/\d+/g) ?? []).map((number) => `/?attachment_id=${Number(number)}`);
}
