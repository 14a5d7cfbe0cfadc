import { isFileAddress } from "./links.ts";
import { readParts } from "./read-parts.ts";
import { TextNotes } from "./text-notes.ts";

/**
 * What a text shows and leads to, each address once and in the order of the text: pictures (the larger one where a small
 * one leads to it), files that its links or players name, and videos by the address at which they are watched. Addresses
 * are as the conversion will ask for them.
 */
export function referencesIn(html: string): { pictures: string[]; files: string[]; videos: string[] } {
  const pictures = new Set<string>();
  const files = new Set<string>();
  const videos = new Set<string>();
  const looked = {
    linkTo: (href: string) => {
      if (isFileAddress(href)) files.add(href);
      return href;
    },
    picture: (url: string) => {
      pictures.add(url);
      return 1;
    },
    video: (url: string) => {
      videos.add(url);
      if (isFileAddress(url)) files.add(url);
      return 1;
    },
  };
  readParts(html, looked, new TextNotes());
  return { pictures: [...pictures], files: [...files], videos: [...videos] };
}
