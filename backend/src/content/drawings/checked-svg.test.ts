import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../project-root.ts";
import { svgFaults } from "./checked-svg.ts";

const faultsOf = (svg: string) => svgFaults(new TextEncoder().encode(svg));
const drawing = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" ${attributes}>${inside}</svg>`;

const folder = path.join(projectRoot, "seed/drawings");
test.for(readdirSync(folder).filter((name) => name.endsWith(".svg")))("%s may be uploaded", (name) => {
  expect(svgFaults(readFileSync(path.join(folder, name)))).toEqual([]);
});

test("shapes, a clip and styles of their own may be uploaded", () => {
  expect(
    faultsOf(
      `<?xml version="1.0" encoding="UTF-8"?>${drawing(
        '<!-- by hand --><style>.n{fill:red}</style><clipPath id="a"><rect width="9"/></clipPath><g clip-path="url(#a)" style="fill:url(\'#b\')"><use xlink:href="#c"/></g><g fill="url( #a )"/>',
        'xmlns:xlink="http://www.w3.org/1999/xlink"',
      )}`,
    ),
  ).toEqual([]);
});

test.for([
  ["a script", drawing("<script>alert(1)</script>"), "<script> is not allowed in a drawing"],
  ["foreign content", drawing("<g><foreignObject/></g>"), "<foreignObject> is not allowed in a drawing"],
  ["a picture", drawing('<image href="data:image/png;base64,AA"/>'), "<image> is not allowed in a drawing"],
  ["an animation", drawing('<set attributeName="href" to="x"/>'), "<set> is not allowed in a drawing"],
  ["an event's script", drawing("", 'onload="alert(1)"'), '<svg> has the script attribute "onload"'],
  ["a part of another file", drawing('<use href="/x.svg#a"/>'), "<use> points outside the drawing"],
  [
    "an xlink elsewhere",
    drawing('<use xlink:href="https://a.example/"/>'),
    "<use> points outside the drawing",
  ],
  ["a paint elsewhere", drawing('<rect fill="url(//a.example/)"/>'), "<rect> points outside the drawing"],
  [
    "a paint elsewhere in quotes",
    drawing("<rect style=\"fill:url('//a.example/')\"/>"),
    "<rect> points outside the drawing",
  ],
  [
    "styles elsewhere",
    drawing("<style>@import '//a.example/';</style>"),
    "<style> points outside the drawing",
  ],
  [
    "styles elsewhere, hidden",
    drawing("<style>a{fill:\\75rl(//a.example/)}</style>"),
    "<style> points outside the drawing",
  ],
  [
    "styles elsewhere, cut in two",
    drawing("<style>@imp<g/><!-- -->ort '//a.example/';</style>"),
    "<style> points outside the drawing",
  ],
  [
    "a paint elsewhere behind a blank",
    drawing('<rect fill="url( //a.example/ )"/>'),
    "<rect> points outside",
  ],
  [
    "a choice of pictures",
    drawing("<rect style=\"mask-image:image-set('//a.example/' 1x)\"/>"),
    "<rect> points outside the drawing",
  ],
  [
    "a choice of pictures in a browser's own name",
    drawing("<style>a{mask:-webkit-image-set('//a.example/' 1x)}</style>"),
    "<style> points outside the drawing",
  ],
  ["a source", drawing("<style>a{mask:src('//a.example/')}</style>"), "<style> points outside the drawing"],
  [
    "another encoding",
    `<?xml version="1.0" encoding="ISO-2022-JP"?>${drawing("")}`,
    "it says it is in another encoding than UTF-8",
  ],
  [
    "another encoding in single quotes",
    `<?xml version='1.0' encoding = 'utf-7' ?>${drawing("")}`,
    "it says it is in another encoding than UTF-8",
  ],
  ["an escape character", drawing("<title>\u001b$B</title>"), "it has control characters"],
  ["a control character of Latin-1", drawing("<title>\u009b</title>"), "it has control characters"],
  ["a document type", `<!DOCTYPE svg>${drawing("")}`, "it has a document type or instructions for programs"],
  [
    "a stylesheet",
    `<?xml-stylesheet href="x"?>${drawing("")}`,
    "it has a document type or instructions for programs",
  ],
  ["a part left open", drawing("<g>"), "it is not well-formed SVG"],
  ["a page", "<html></html>", "it is not SVG"],
  ["no size", '<svg xmlns="http://www.w3.org/2000/svg"></svg>', "its viewBox does not start"],
] as const)("a drawing with %s is refused, and the reason said", ([, svg, reason]) => {
  expect(faultsOf(svg).join("; ")).toContain(reason);
});

test.for([
  ["", "\n"],
  ['<?xml version="1.0"?>', "\r\n"],
  ["<?xml version='1.0' encoding = 'utf-8' standalone='no' ?>", "\n\t"],
])("a drawing that begins with “%s” may be uploaded", ([declaration, blank]) => {
  expect(faultsOf(`${declaration}${blank}${drawing("")}${blank}`)).toEqual([]);
});

test.for([
  ["in Latin-1", "latin1"],
  ["in UTF-16", "utf16le"],
] as const)("a drawing stored %s is refused, and the reason said", ([, encoding]) => {
  expect(svgFaults(Buffer.from(drawing("<title>Périnée</title>"), encoding))).toEqual([
    "it is not stored in UTF-8",
  ]);
});

test("a file of more than 200 kB is no drawing", () => {
  expect(faultsOf(drawing(" ".repeat(200_000)))).toEqual(["it is larger than 200 kB"]);
});
