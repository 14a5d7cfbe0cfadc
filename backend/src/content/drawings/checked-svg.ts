import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { CollectionBeforeOperationHook } from "payload";
import { ValidationError } from "payload";
import { z } from "zod";

/** Refuses a file that is not a plain drawing before anything of it is stored. */
export const checkedSvg: CollectionBeforeOperationHook = ({ collection, req, operation }) => {
  if (!req.file || (operation !== "create" && operation !== "update")) return;
  const faults = svgFaults(req.file.data);
  if (faults.length === 0) return;
  const message = `This file cannot be a drawing: ${faults.join("; ")}.`;
  throw new ValidationError({ collection: collection.slug, errors: [{ path: "file", message }], req }, req.t);
};

const namespace = "http://www.w3.org/2000/svg";
const maxBytes = 200_000;

/** Shapes, text and what paints them. Nothing that runs, moves, links elsewhere or brings another kind of content. */
const allowedElements = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "style", "text", "tspan"],
  ...["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"],
  ...["clipPath", "mask", "pattern", "marker", "linearGradient", "radialGradient", "stop"],
]);

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: false,
});

/** What the parser makes of a document: lists of nodes, each with its name as a key and its attributes under `:@`. */
const nodes = z.array(z.record(z.string(), z.unknown()));
const attributes = z.record(z.string(), z.string()).catch({});

/** The one instruction that a drawing may hold, at its very beginning. */
const declaration = /^<\?xml\s+version\s*=\s*["']1\.0["']([^<>?]*)\?>/;
const otherEncoding = /encoding\s*=(?!\s*["']utf-8["'])/i;
const controlCharacter = /(?![\t\n\r])\p{Cc}/u;
const viewBox = /^0 0 [1-9]\d*(\.\d+)? [1-9]\d*(\.\d+)?$/;

/** The text of a file in UTF-8. A byte that means something else in another encoding could hide what a browser reads. */
function textIn(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function* attributeFaults(element: string, list: Record<string, string>): Generator<string> {
  for (const [name, value] of Object.entries(list)) {
    if (/^on/i.test(name)) yield `<${element}> has the script attribute "${name}"`;
    else if (/(^|:)(href|src|base)$/i.test(name) && !value.startsWith("#"))
      yield `<${element}> points outside the drawing`;
    else if (!name.startsWith("xmlns")) yield* styleFaults(element, value);
  }
}

/** Styles, and attributes that may hold one, point to parts of the drawing only. A backslash could hide any of it. */
function* styleFaults(element: string, css: string): Generator<string> {
  if (
    /url\((?![ \t\r\n]*#)|\b(image|image-set|src)\(|@import|javascript:|\\|&#/i.test(css.replace(/["']/g, ""))
  )
    yield `<${element}> points outside the drawing`;
}

function* nodeFaults(list: unknown, inside: string): Generator<string> {
  const parts = nodes.parse(list);
  // Browsers read the pieces of text in it as one.
  if (inside === "style") yield* styleFaults(inside, parts.map((node) => node["#text"] ?? "").join(""));
  for (const node of parts) {
    for (const [name, content] of Object.entries(node)) {
      if (name === ":@" || name === "?xml" || name === "#text") continue;
      if (!allowedElements.has(name)) {
        yield `<${name}> is not allowed in a drawing`;
        continue;
      }
      yield* attributeFaults(name, attributes.parse(node[":@"]));
      yield* nodeFaults(content, name);
    }
  }
}

/**
 * Why a file cannot be a drawing, in words for staff; empty when it can. A drawing is one SVG of plain shapes with a
 * `viewBox` that starts at 0 0, without scripts, links, pictures or fonts from elsewhere.
 */
export function svgFaults(bytes: Uint8Array): string[] {
  if (bytes.length > maxBytes) return [`it is larger than ${maxBytes / 1000} kB`];
  const source = textIn(bytes);
  if (source === undefined) return ["it is not stored in UTF-8"];
  if (controlCharacter.test(source)) return ["it has control characters"];
  if (otherEncoding.test(declaration.exec(source)?.[1] ?? ""))
    return ["it says it is in another encoding than UTF-8"];
  if (/<!(?!--)|<\?/.test(source.replace(declaration, "")))
    return ["it has a document type or instructions for programs"];
  if (XMLValidator.validate(source) !== true) return ["it is not well-formed SVG"];
  const document = nodes.parse(parser.parse(source));
  const [root, ...others] = document.filter((node) => !("?xml" in node));
  if (!root || others.length > 0 || !("svg" in root)) return ["it is not SVG"];
  const { xmlns, viewBox: box = "" } = attributes.parse(root[":@"]);
  const faults = [...nodeFaults([root], "")];
  if (xmlns !== namespace) faults.push("it is not SVG");
  if (!viewBox.test(box)) faults.push('its viewBox does not start with "0 0", followed by width and height');
  return [...new Set(faults)];
}
