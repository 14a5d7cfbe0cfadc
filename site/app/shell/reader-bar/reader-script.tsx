import { readerSettingsKey } from "./reader-settings";

/*
 * Applies the stored choices before the first paint, so that the page never flashes in the wrong size, and answers the
 * reader bar's buttons by itself, so that they work before React has arrived, and on the way down: React keeps from the
 * document what is pressed while it hydrates. Kept tiny: every page carries it.
 */
const source = `{let d=document,e=d.documentElement.dataset,k="${readerSettingsKey}",t="1",c="normal",p=()=>{t>1?e.text=t:delete e.text;c=="more"?e.contrast=c:delete e.contrast;for(let b of d.querySelectorAll("[data-reader]"))b.setAttribute("aria-pressed",b.dataset.reader==t||b.dataset.reader==c)};try{[t,c]=(localStorage.getItem(k)||"1 normal").split(" ");if(!/^[123]$/.test(t))t="1"}catch{}p();d.addEventListener("DOMContentLoaded",p);d.addEventListener("click",v=>{let b=v.target.closest?.("[data-reader]");if(!b)return;let r=b.dataset.reader;r=="more"?c=c=="more"?"normal":"more":t=r;p();try{localStorage.setItem(k,t+" "+c)}catch{}},!0)}`;

/** The reader's text size and contrast, on the document from the first paint on. */
export function ReaderScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the constant above; React has no other way to write an inline script.
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
