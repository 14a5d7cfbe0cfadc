/** What is known of the new site while a text is converted. */
export type TextContext = {
  /** The new address of a link (a path, `https:`, `mailto:`, `tel:`); undefined when the link must go, and its words stay. */
  linkTo: (href: string) => string | undefined;
  /** The picture in the new library, by an address of the old one in whatever size; undefined where it did not come over. */
  picture: (url: string) => number | undefined;
  /** The video, by the address at which it is watched, as `referencesIn` names it. */
  video: (url: string) => number | undefined;
};
