import { readerSettingsKey } from "./reader-settings";

// Runs before the first paint, so that the page never flashes in the wrong size; kept tiny because every page carries it.
const source = `try{let[t,c]=(localStorage.getItem("${readerSettingsKey}")||"").split(" "),d=document.documentElement.dataset;if(t>1&&t<4)d.text=t;if(c=="more")d.contrast=c}catch{}`;

/** Applies the reader's text size and contrast to the document before it is painted. */
export function ReaderScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the constant above; React has no other way to write an inline script.
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
