// Draws the sample PDF files of this folder from documents.md: `node seed/files/make.mjs`.
// The same words give the same bytes.
import { createWriteStream, readFileSync } from "node:fs";
import PDFDocument from "pdfkit";

const REPORT_YEARS = Array.from({ length: 12 }, (_, index) => 2012 + index);
const MARGIN = 72;
const STYLES = {
  "#": { tag: "H1", font: "Helvetica-Bold", size: 22, colour: "#12344d", gap: 8 },
  "##": { tag: "H2", font: "Helvetica-Bold", size: 14, colour: "#24577a", above: 6, gap: 4 },
  "-": { tag: "LI", font: "Helvetica", size: 11, colour: "#1d2b36", gap: 4 },
  _: { tag: "P", font: "Helvetica", size: 11, colour: "#1d2b36", gap: 0, fieldHeight: 20 },
  __: { tag: "P", font: "Helvetica", size: 11, colour: "#1d2b36", gap: 0, fieldHeight: 110 },
  text: { tag: "P", font: "Helvetica", size: 11, colour: "#1d2b36", gap: 8 },
};

const [, ...sources] = readFileSync(new URL("documents.md", import.meta.url), "utf8").split(/^@ /m);
for (const source of sources) {
  const [name, ...lines] = source.trim().split("\n");
  if (!name.includes("{year}")) draw(name, lines);
  else
    for (const year of REPORT_YEARS)
      draw(
        withYear(name, year),
        lines.map((line) => withYear(line, year)),
      );
}

function withYear(text, year) {
  return text.replaceAll("{year}", year);
}

function draw(name, lines) {
  const title = lines[0].replace("# ", "");
  const doc = new PDFDocument({
    size: "LETTER",
    margin: MARGIN,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-CA",
    displayTitle: true,
    info: { Title: title, CreationDate: new Date("2026-01-01T00:00:00Z") },
  });
  doc.pipe(createWriteStream(new URL(name, import.meta.url)));
  const root = doc.struct("Document");
  doc.addStructure(root);
  let list = null;
  let hasForm = false;

  for (const line of lines) {
    const [, mark = "text", words] = /^(?:(#{1,2}|-|_{1,2}) )?(.*)$/.exec(line);
    const style = STYLES[mark];
    if (mark !== "-") {
      list = null;
    } else if (!list) {
      list = doc.struct("L");
      root.add(list);
    }
    write(list ?? root, style, mark === "-" ? `•  ${words}` : words);
    if (style.fieldHeight) addField(words, style.fieldHeight);
  }
  root.end();
  doc.end();

  function write(parent, { tag, font, size, colour, above = 0, gap }, words) {
    doc.y += above;
    doc.font(font).fontSize(size).fillColor(colour);
    const print = () => doc.text(words, MARGIN, doc.y, { lineGap: 3 });
    parent.add(tag === "LI" ? doc.struct("LI", [doc.struct("LBody", print)]) : doc.struct(tag, print));
    doc.y += gap;
  }

  function addField(label, height) {
    if (!hasForm) doc.initForm();
    hasForm = true;
    if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
    const box = [MARGIN, doc.y, doc.page.width - 2 * MARGIN, height];
    doc.markContent("Artifact", { type: "Layout" });
    doc.rect(...box).stroke("#24577a");
    doc.endMarkedContent();
    // Screen readers speak a field's name, so the label is the name.
    doc.formText(label, ...box, { multiline: height > 30 });
    doc.y += height + 8;
  }
}
