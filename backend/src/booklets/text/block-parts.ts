import type { StaffBlock } from "@pcf/contract/content/blocks";
import type { Image } from "@pcf/contract/content/media";
import { helplineCopy } from "@pcf/contract/helpline";
import { videoUrl } from "@pcf/contract/urls";
import { type LeadsTo, partsOfHtml } from "./html-parts.ts";
import { heading, type Part, paragraph, type Run } from "./parts.ts";

/** What parts need to know of the site around them. */
export type Surroundings = {
  leadsTo: LeadsTo;
  /** Address of a path of the site, as it is typed. */
  addressOf: (path: string) => string;
  videoTitles: ReadonlyMap<string, string>;
  /** Path of the page they stand on. */
  uri: string;
};

const copy = {
  film: "Film:",
  onTheSite: "A part of this page works on our website:",
};

const fileOf = (sourceUrl: string) => sourceUrl.replace(/^\/media\//, "");
const titled = (title: string | undefined): Part[] => (title ? [heading(2, title)] : []);
const words = (text: string, more: Omit<Run, "text"> = {}): Run[] => [{ text, ...more }];
const linked = (label: string, href: string, { leadsTo }: Surroundings): Run => {
  const to = leadsTo(href);
  return to === undefined ? { text: label } : { text: label, to };
};

function film(slug: string, caption: string | undefined, around: Surroundings): Part[] {
  const title = around.videoTitles.get(slug);
  if (!title) return [];
  const href = videoUrl(slug);
  const address = around.addressOf(href);
  const runs = [
    ...words(`${copy.film} `, { bold: true }),
    { text: `${title}, ` },
    linked(address, href, around),
  ];
  return [{ kind: "paragraph", runs }, ...(caption ? [paragraph(caption, "small")] : [])];
}

const picture = (image: Image, caption: string | undefined): Part[] => [
  { kind: "picture", file: fileOf(image.sourceUrl), alt: image.alt, wide: false },
  ...(caption || image.credit ? [paragraph([caption, image.credit].filter(Boolean).join(" "), "small")] : []),
];

function helpline(html: string, { leadsTo }: Surroundings): Part {
  const lines = helplineCopy.lines.map(({ number, text }): Part[] => [
    { kind: "paragraph", runs: [...words(number, { bold: true }), ...words(` ${text}`)] },
  ]);
  return {
    kind: "box",
    urgent: true,
    parts: [
      heading(2, helplineCopy.title),
      ...partsOfHtml(html, leadsTo),
      // Three numbers that nobody should have to turn the page for.
      { kind: "whole", parts: [{ kind: "list", first: undefined, items: lines }] },
    ],
  };
}

const asList = (items: Run[][]): Part => ({
  kind: "list",
  first: undefined,
  items: items.map((runs) => [{ kind: "paragraph", runs }]),
});

/** A part of a page's body as parts of a booklet. */
export function partsOfBlock(block: StaffBlock, around: Surroundings): Part[] {
  const { leadsTo, addressOf } = around;
  switch (block.blockType) {
    case "richText":
      return partsOfHtml(block.html, leadsTo);
    case "accordion":
      return [
        ...titled(block.title),
        ...block.items.flatMap(({ title, html }) => [heading(3, title), ...partsOfHtml(html, leadsTo)]),
      ];
    case "definitionList":
      return [
        ...titled(block.title),
        ...block.items.flatMap(({ term, html }) => [heading(4, term), ...partsOfHtml(html, leadsTo)]),
      ];
    case "video":
      return film(block.video.slug, block.caption, around);
    case "videoCarousel":
      return [...titled(block.title), ...block.videos.flatMap(({ slug }) => film(slug, undefined, around))];
    case "table":
      return [
        {
          kind: "table",
          caption: words(block.caption),
          columns: block.columns.map(({ text }) => words(text)),
          rows: block.rows.map(({ cells }) => cells.map(({ text }) => words(text))),
          note: block.note ? words(block.note) : [],
        },
      ];
    case "figure":
      return picture(block.image, block.caption);
    case "gallery":
      return [
        ...titled(block.title),
        ...block.images.flatMap(({ image, caption }) => picture(image, caption)),
      ];
    case "drawing": {
      const { title, caption, sourceUrl, alt, legend } = block.drawing;
      const parts: Part[] = [
        heading(3, title),
        ...(caption ? [paragraph(caption)] : []),
        { kind: "picture", file: fileOf(sourceUrl), alt, wide: true },
      ];
      const items = legend.map(({ text }): Part[] => [paragraph(text)]);
      return [{ kind: "whole", parts: [...parts, { kind: "list", first: 1, items }] }];
    }
    case "cardGrid":
      return [
        ...titled(block.title),
        asList(
          block.cards.map(({ title, text, href }) => [
            { ...linked(title, href, around), bold: true },
            ...(text ? words(`: ${text}`) : []),
          ]),
        ),
      ];
    case "logoGrid":
      return [
        ...titled(block.title),
        asList(block.logos.map(({ name, href }) => [linked(name, href, around)])),
      ];
    case "callToAction":
      return [
        {
          kind: "box",
          urgent: false,
          parts: [
            heading(3, block.title),
            ...(block.text ? [paragraph(block.text)] : []),
            {
              kind: "paragraph",
              runs: [
                ...words(`${block.label}: `, { bold: true }),
                linked(addressOf(block.href), block.href, around),
              ],
            },
          ],
        },
      ];
    case "contactBlocks":
      return [
        ...titled(block.title),
        ...block.contacts.flatMap(({ title, text, email, phone }) => [
          heading(3, title),
          ...[text, phone, email].flatMap((line) => (line ? [paragraph(line)] : [])),
        ]),
      ];
    case "downloads":
      return [
        ...titled(block.title),
        asList(
          block.files.map(({ label, note, file }) => [
            { text: [label, note].filter(Boolean).join(", ") },
            { text: ": " },
            linked(addressOf(file.sourceUrl), file.sourceUrl, around),
          ]),
        ),
      ];
    case "quote":
      return [
        {
          kind: "box",
          urgent: false,
          parts: [
            paragraph(block.text),
            ...(block.attribution ? [paragraph(block.attribution, "small")] : []),
          ],
        },
      ];
    case "special":
      if (block.part === "helpline") return [helpline(block.html, around)];
      return [
        {
          kind: "paragraph",
          runs: [
            ...words(`${copy.onTheSite} `),
            linked(addressOf(around.uri), addressOf(around.uri), around),
          ],
        },
      ];
  }
}
