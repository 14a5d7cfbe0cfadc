/** Addresses at the social networks that offer to share a page; plain links, nothing of theirs is loaded. */
export function shareLinks(url: string, title: string): { name: string; href: string }[] {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: "X", href: `https://x.com/intent/post?url=${link}&text=${text}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
  ];
}
